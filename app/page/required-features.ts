/**
 * Browsers without these features, such as Safari 15.3, get pages that work without JavaScript: hydration would fail.
 */
const FEATURES: readonly (readonly [prototype: object, name: string])[] = [
  [Array.prototype, 'at'],
  [Array.prototype, 'findLast'],
  [Array.prototype, 'findLastIndex'],
  [String.prototype, 'replaceAll'],
  [Object, 'hasOwn'],
];

const ELEMENT_FEATURES: readonly (readonly [element: string, name: string])[] = [
  ['HTMLDialogElement', 'showModal'],
  ['HTMLFormElement', 'requestSubmit'],
];

const FORMATS: readonly (keyof typeof Intl)[] = [
  'Collator',
  'DateTimeFormat',
  'DisplayNames',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
];

/** Formats that differ from the server's would replace each amount and date. */
export function hasRequiredFeatures(language: string): boolean {
  return (
    FEATURES.every(([prototype, name]) => name in prototype) &&
    ELEMENT_FEATURES.every(([element, name]) => hasElementFeature(element, name)) &&
    FORMATS.every((format) => formatsLanguage(format, language))
  );
}

function hasElementFeature(element: string, name: string): boolean {
  const globalValue: unknown = Reflect.get(globalThis, element);
  return typeof globalValue === 'function' && name in globalValue.prototype;
}

function formatsLanguage(format: keyof typeof Intl, language: string): boolean {
  const intlFormat: unknown = Reflect.get(Intl, format);
  if (typeof intlFormat !== 'function' || !('supportedLocalesOf' in intlFormat)) return false;
  const { supportedLocalesOf } = intlFormat as typeof Intl.NumberFormat;
  return supportedLocalesOf.call(intlFormat, language).length > 0;
}
