import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import { Section } from '#client/components/section.tsx'

/** Cards in three and four columns, and a dialog. */
export function Cards() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const show = (
    <Button variant="outline" onClick={() => setOpen(true)}>
      Open the dialog
    </Button>
  )
  return (
    <>
      <Section tone="eggshell" title="Cards" lead="Laid edge to edge, grout between." action={show}>
        <CardGrid columns="three" numbered>
          {['One', 'Two', 'Three'].map((title) => (
            <Card key={title} title={title} text="Three columns on a wide screen." />
          ))}
        </CardGrid>
      </Section>
      <Dialog open={open} onClose={close} title="A dialog">
        <p>Esc, the cross and a press beside it close it.</p>
        <Button onClick={close}>Good</Button>
      </Dialog>
    </>
  )
}
