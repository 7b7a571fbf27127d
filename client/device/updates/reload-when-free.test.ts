import { expect, test, vi } from 'vitest'
import { holdReload, reloadWhenFree } from './reload-when-free.ts'

test('the page does not reload between two holds that follow each other at once', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const releaseForm = holdReload()
  expect(reloadWhenFree()).toBe(true)
  releaseForm()
  const releaseReceipt = holdReload()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(reload).not.toHaveBeenCalled()
  releaseReceipt()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
