import type { IndustryCodeType } from 'contracts/api/enumerations';

const WRITTEN: Record<IndustryCodeType, RegExp> = {
  wz_2008: /^(?:\d{2}\.\d{2}\.\d|\d{5})$/,
  noga_2008: /^\d{6}$/,
};

export function readIndustryCode(type: IndustryCodeType, text: string): string | null {
  const code = text.trim();
  return WRITTEN[type].test(code) ? code.replaceAll('.', '') : null;
}
