/** Of a company's name, in characters (CLA-08). */
export const COMPANY_NAME = { min: 4, max: 255 } as const;

/** True when companies can be looked for by what is typed of a name (CLA-08, D-12). */
export function isSearchable(name: string): boolean {
  const { length } = [...name];
  return length >= COMPANY_NAME.min && length <= COMPANY_NAME.max;
}
