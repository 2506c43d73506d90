import { createContext, useContext, useEffect, useRef } from 'react';

/** Texts of a form's controls by their names. */
export type TypedValues = Readonly<Record<string, string>>;

/**
 * What the user was sending when their session ended, on the page it was sent from; null elsewhere (HTTP-03). Forms that take their values
 * from it are complete without JavaScript; others get them by `useTypedAgain`.
 */
const TypedFormContext = createContext<TypedValues | null>(null);

export const TypedFormProvider = TypedFormContext.Provider;
export const useTypedForm = () => useContext(TypedFormContext);

/** Puts back into a form what was typed into it. */
export function useTypedAgain(formId: string): void {
  const values = useTypedForm();
  const done = useRef<TypedValues | null>(null);
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (!form || !values || done.current === values) return;
    done.current = values;
    if (!isFormOf(form, values)) return;
    for (const element of form.elements) fill(element, values);
  }, [formId, values]);
}

/** A form that lacks one of the names, or says something else in a hidden place, is another one. */
function isFormOf(form: HTMLFormElement, values: TypedValues): boolean {
  return Object.entries(values).every(([name, value]) => {
    const control = form.elements.namedItem(name);
    const hidden = control instanceof HTMLInputElement && control.type === 'hidden';
    return control !== null && (!hidden || control.value === value);
  });
}

/** Enters a value as a person would, so that whatever listens to the control learns of it. */
function fill(element: Element, values: TypedValues): void {
  const value = values[element.getAttribute('name') ?? ''];
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
    const checked = value === element.value;
    if (element.checked !== checked && (checked || element.type === 'checkbox')) element.click();
    return;
  }
  const isEntry =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  if (!isEntry || value === undefined || element.type === 'hidden' || element.value === value) return;
  // React overrides a control's own setter to know what it has written; its prototype's is the browser's.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}
