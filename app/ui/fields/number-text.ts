/** How one kind of number is typed and shown in the user's language, handed to the field by the screen from the form's rules. */
export type NumberText = {
  /** The number meant, or null when it is none (the form's rules then say why). */
  read: (typed: string) => number | null;
  /** The digits alone, grouped: "250.000". */
  write: (value: number) => string;
};

/** The typed text in its tidy form; what is no number stays exactly as typed. */
export function tidyNumber(typed: string, text: NumberText): string {
  const value = text.read(typed);
  return value === null ? typed : text.write(value);
}

/** Changes a control's value as if it had been typed, so that the form notices. */
export function typeInto(control: HTMLInputElement, value: string) {
  if (control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
