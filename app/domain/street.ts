/** The house number starts with a digit and ends the line: `135` of "Straße des 17. Juni 135", `14 - 16`, `12 a`. */
const STREET_AND_NUMBER =
  /^(?<street>.*?\D)[\s,]+(?<number>\d\S*(?:\s*[-–/]\s*\d\S*|\s+(?:m|lok)\.\s*\d\S*|\s+\p{L})?)$/u;

const LINE_MAX = 200;

export function splitStreet(line: string): { street: string; houseNumber: string } {
  const text = line.trim().replace(/\s+/g, ' ').slice(0, LINE_MAX);
  const { street, number } = STREET_AND_NUMBER.exec(text)?.groups ?? {};
  return street && number
    ? { street: street.trim(), houseNumber: number }
    : { street: text, houseNumber: '' };
}
