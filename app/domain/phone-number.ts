import { invalid, type ValidationRule, valid } from './message';
import { withSuggestion } from './suggestion';
import { createLabelPattern, simplifyPunctuation } from './text';

/** Lists calling codes (ITU-T E.164) and countries (ISO 3166-1 alpha-2). */
const COUNTRIES_BY_CODE =
  '1 US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT UM VC VG VI,7 RU KZ,20 EG,27 ZA,30 GR,31 NL,32 BE,33 FR,' +
  '34 ES,36 HU,39 IT VA,40 RO,41 CH,43 AT,44 GB GG IM JE,45 DK,46 SE,47 NO SJ BV,48 PL,49 DE,51 PE,52 MX,53 CU,54 AR,55 BR,' +
  '56 CL,57 CO,58 VE,60 MY,61 AU CC CX,62 ID,63 PH,64 NZ PN,65 SG,66 TH,81 JP,82 KR,84 VN,86 CN,90 TR,91 IN,92 PK,93 AF,94 LK,' +
  '95 MM,98 IR,211 SS,212 MA EH,213 DZ,216 TN,218 LY,220 GM,221 SN,222 MR,223 ML,224 GN,225 CI,226 BF,227 NE,228 TG,229 BJ,' +
  '230 MU,231 LR,232 SL,233 GH,234 NG,235 TD,236 CF,237 CM,238 CV,239 ST,240 GQ,241 GA,242 CG,243 CD,244 AO,245 GW,246 IO,' +
  '248 SC,249 SD,250 RW,251 ET,252 SO,253 DJ,254 KE,255 TZ,256 UG,257 BI,258 MZ,260 ZM,261 MG,262 RE YT TF,263 ZW,264 NA,265 MW,' +
  '266 LS,267 BW,268 SZ,269 KM,290 SH,291 ER,297 AW,298 FO,299 GL,350 GI,351 PT,352 LU,353 IE,354 IS,355 AL,356 MT,357 CY,' +
  '358 FI AX,359 BG,370 LT,371 LV,372 EE,373 MD,374 AM,375 BY,376 AD,377 MC,378 SM,380 UA,381 RS,382 ME,383 XK,385 HR,386 SI,' +
  '387 BA,389 MK,420 CZ,421 SK,423 LI,500 FK GS,501 BZ,502 GT,503 SV,504 HN,505 NI,506 CR,507 PA,508 PM,509 HT,590 GP BL MF,' +
  '591 BO,592 GY,593 EC,594 GF,595 PY,596 MQ,597 SR,598 UY,599 CW BQ,670 TL,672 NF AQ HM,673 BN,674 NR,675 PG,676 TO,677 SB,' +
  '678 VU,679 FJ,680 PW,681 WF,682 CK,683 NU,685 WS,686 KI,687 NC,688 TV,689 PF,690 TK,691 FM,692 MH,850 KP,852 HK,853 MO,' +
  '855 KH,856 LA,880 BD,886 TW,960 MV,961 LB,962 JO,963 SY,964 IQ,965 KW,966 SA,967 YE,968 OM,970 PS,971 AE,972 IL,973 BH,' +
  '974 QA,975 BT,976 MN,977 NP,992 TJ,993 TM,994 AZ,995 GE,996 KG,998 UZ';

const CALLING_CODES = new Map(
  COUNTRIES_BY_CODE.split(',').flatMap((entry) => {
    const [code = '', ...countries] = entry.split(' ');
    return countries.map((country) => [country, code] as const);
  }),
);

/** @param country ISO 3166-1 alpha-2 @returns the calling code without its plus */
function callingCode(country: string): string | undefined {
  return CALLING_CODES.get(country);
}

/** Callers from abroad omit the 0 of these national numbers. */
const COUNTRIES_WITH_TRUNK_ZERO = new Set(
  (
    'AE AL AM AT AU AZ BA BE BG BR CH CN DE EG FI FR GB GE GF GP HR ID IE IL IN JP KE KG KR LT MA MD ME MK MQ MY NL NZ PH PK PL RE ' +
    'RO RS SE SI SK TH TR TW UA VN XK ZA'
  ).split(' '),
);

/** In `+49 0421`, the 0 is only for calls within the country. */
const TRUNK_ZERO_BEHIND_CODE = new RegExp(
  `^(\\+(?:${[...new Set([...COUNTRIES_WITH_TRUNK_ZERO].map(callingCode))].join('|')}))[ -]*0(?=[ /(-]*\\d)`,
);

const COUNTRIES_WITHOUT_TRUNK_PREFIX = new Set(
  'AD CA CY CZ DK EE ES GR HK IS IT LI LU LV MC MT NO PL PT SG SM US VA'.split(' '),
);

const EXAMPLES: Readonly<Record<string, string>> = {
  DE: '0421 555012',
  FR: '01 99 00 12 34',
  GB: '020 7946 0000',
  PL: '22 555 01 26',
};

/** Returns a fictional number that `createPhoneNumberRule(country)` accepts. */
export function phoneNumberExample(country: string): string {
  return EXAMPLES[country] ?? '+49 421 555012';
}

function hasTrunkZero(country: string): boolean {
  return COUNTRIES_WITH_TRUNK_ZERO.has(country);
}

function hasNoTrunk(country: string): boolean {
  return COUNTRIES_WITHOUT_TRUNK_PREFIX.has(country);
}

function keepsFirstZero(country: string): boolean {
  return country === 'IT' || country === 'SM' || country === 'VA';
}

const PHONE_MAX = 15;
const DIGITS_MIN = 8;

const TYPED_MAX = 100;

const INTERNATIONAL_NUMBER = /^\+[\d ()-]*$/;

const PHONE_LABEL = createLabelPattern(
  [
    't[eé]l[eé]phon(?:e|ique)?',
    'telefon(?:iczny|u)?',
    't[eé]l',
    'fon',
    'phone',
    'festnetz',
    'fixe?',
    'handy',
    'natel',
    'mobil(?:e|funk)?',
    'portable',
    'cell',
    'kom(?:órk[ai]|órkowy)?',
    'nummer',
    'number',
    'num[eé]ro',
    'numer',
    'n[ro]',
    'de',
    '[tmn]',
    '[☎✆📞📱]\\ufe0f?',
  ],
  '[+(\\d]',
);

/** REP-03, D-88. Reads labels, `00`, `(0)`, separators, and national numbers of `country`. */
export function createPhoneNumberRule(country = ''): ValidationRule<string> {
  return withSuggestion(
    (typed) => {
      if (typed.length > TYPED_MAX) {
        return INTERNATIONAL_NUMBER.test(typed.slice(0, TYPED_MAX))
          ? invalid('phoneTooLong', { max: PHONE_MAX })
          : invalid('phoneInvalid');
      }
      const text = asInternational(simplifyPunctuation(typed).replace(PHONE_LABEL, ''), country);
      const digits = text.replace(/\D/g, '');
      if (text === '') return invalid('required');
      if (!INTERNATIONAL_NUMBER.test(text) || digits === '') return invalid('phoneInvalid');
      if (digits.length < DIGITS_MIN) return invalid('phoneTooShort', { min: DIGITS_MIN });
      if (text.length <= PHONE_MAX) return valid(text);
      const compact = `+${digits}`;
      return compact.length <= PHONE_MAX ? valid(compact) : invalid('phoneTooLong', { max: PHONE_MAX });
    },
    (typed) => withForgottenPlus(simplifyPunctuation(typed).replace(PHONE_LABEL, ''), country),
  );
}

function asInternational(printedNumber: string, country: string): string {
  const text = printedNumber
    .replace(/^\((?=[+0])([+0]\d+)\)/, '$1 ')
    .replace(/^00 ?(?=[1-9])/, '+')
    .replace(/^\+ /, '+')
    .replace(/^(\+\d{1,3})[ -]*\( ?0 ?\)[ -]*/, '$1 ')
    .replace(TRUNK_ZERO_BEHIND_CODE, '$1 ')
    .replace(/ ?[./·] ?/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (!/^[\d(]/.test(text)) return text;
  const code = callingCode(country);
  const digits = text.replace(/\D/g, '');
  if (code === undefined || /[^\d ()-]/.test(text)) return text;
  const national = nationalPart(text.replace(/[()]/g, ' ').replace(/ +/g, ' ').trim(), country);
  const isComplete =
    national !== null && (digits.startsWith('0') || !isLikeInternational(digits, code, country));
  return isComplete ? `+${code} ${national}` : text;
}

function nationalPart(text: string, country: string): string | null {
  if (text.startsWith('00')) return null;
  if (!text.startsWith('0')) return hasNoTrunk(country) ? text : null;
  if (keepsFirstZero(country)) return text;
  return hasTrunkZero(country) ? text.replace(/^0 ?/, '') : null;
}

/** Italian mobile numbers begin with 39, like the calling code, so only the length tells them apart. */
const NATIONAL_MAX = 10;

function isLikeInternational(digits: string, code: string, country: string): boolean {
  const isNational = hasNoTrunk(country) && digits.length <= NATIONAL_MAX;
  return !isNational && digits.startsWith(code) && digits.length >= code.length + DIGITS_MIN;
}

function withForgottenPlus(text: string, country: string): string {
  const code = callingCode(country);
  return code !== undefined && isLikeInternational(text.replace(/\D/g, ''), code, country)
    ? `+${text}`
    : text;
}
