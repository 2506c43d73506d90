export type NumberText = {
  read: (typed: string) => number | null;
  write: (value: number) => string;
};

export function tidyNumber(typed: string, text: NumberText): string {
  const value = text.read(typed);
  return value === null ? typed : text.write(value);
}

/** The input event makes the form notice. */
export function typeInto(control: HTMLInputElement, value: string) {
  if (control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
