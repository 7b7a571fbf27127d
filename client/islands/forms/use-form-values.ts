import { type UseFormReturnType, useForm } from '@mantine/form'
import { type RefObject, useLayoutEffect, useMemo } from 'react'
import { editedControls } from './edited-controls.ts'
import type { ControlOf, FormDefinition, FormValues } from './form-definition.ts'
import { useAutofilledTexts } from './use-autofilled-texts.ts'

/**
 * Holds the values of a form and their errors (`@mantine/form`). The first values are those in the controls of the HTML
 * form, because the visitor may have filled them in before the script had loaded.
 */
export function useFormValues<Values extends FormValues>(
  { empty, controls, errors, dependentOn, fromControls }: FormDefinition<Values>,
  element: RefObject<HTMLFormElement | null>,
) {
  const form: UseFormReturnType<Values> = useForm<Values>({
    initialValues: empty,
    validate: errors,
    validateInputOnBlur: true,
    // An error must stay until its field is valid. By default Mantine clears the error at the first change.
    clearInputErrorOnChange: false,
    onValuesChange(values, previous) {
      const changed = controls.filter((name) => values[name] !== previous[name])
      for (const name of dependentOn?.(changed, values) ?? []) validate(name)
      for (const name of changed) if (form.errors[name]) validate(name)
    },
  })
  const validate = (name: ControlOf<Values>) => form.validateField(name as never)
  const isValid = useMemo(() => Object.keys(errors(form.values)).length === 0, [errors, form.values])

  /**
   * Sets only the values that differ from the current ones, so the errors of all other controls stay. For example, if a
   * file was refused before a draft without a file is filled in, the error of the file stays.
   */
  const setValues = (values: Values) => {
    const current = form.getValues()
    for (const name of controls) if (values[name] !== current[name]) form.setFieldValue(name, values[name] as never)
  }

  const readControls = () => {
    const served = element.current as HTMLFormElement
    setValues(fromControls(served))
    for (const name of editedControls(served, controls)) validate(name)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first update would empty the controls
  useLayoutEffect(readControls, [])

  const autofill = useAutofilledTexts(form, element, setValues)
  return { form, isValid, setValues, autofill }
}
