export type NumberText = {
  read: (typed: string) => number | null;
  write: (value: number) => string;
};

export function tidyNumber(typed: string, text: NumberText): string {
  const value = text.read(typed);
  return value === null ? typed : text.write(value);
}
