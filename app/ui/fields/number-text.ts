export type NumberText = {
  read: (typed: string) => number | null;
  write: (value: number) => string;
};

export function tidyNumber(typed: string, text: NumberText): string {
  const value = text.read(typed);
  return value === null ? typed : text.write(value);
}

/** Sets a control's value and fires an input event, so that the form notices. */
export function typeInto(control: HTMLInputElement, value: string) {
  if (control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
