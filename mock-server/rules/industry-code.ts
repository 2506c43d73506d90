import type { IndustryCodeType } from 'contracts/api/enumerations';

/** How a code may be written: WZ 2008 with its dots or without any, NOGA 2008 as six digits. */
const WRITTEN: Record<IndustryCodeType, RegExp> = {
  wz_2008: /^(?:\d{2}\.\d{2}\.\d|\d{5})$/,
  noga_2008: /^\d{6}$/,
};

/**
 * An industry code as the server keeps it (ENUM-07): `01.11.2` of WZ 2008 is `01112`, NOGA 2008 has six digits. Null for anything else, a
 * coarser level of the classification too.
 */
export function readIndustryCode(type: IndustryCodeType, text: string): string | null {
  const code = text.trim();
  return WRITTEN[type].test(code) ? code.replaceAll('.', '') : null;
}
