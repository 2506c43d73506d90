import type { InitOptions, PostProcessorModule } from 'i18next';

/** The name of the choice in the language switch, i18next's own for showing keys. */
export const KEY_INSPECTION = 'cimode';

/** Shows where a text comes from in its place, `frame:skip` (SHELL-25). The language stays: dates and amounts are written as ever. */
const keyInPlace: PostProcessorModule = {
  type: 'postProcessor',
  name: 'keyInPlace',
  process(text, _keys, options) {
    const found: unknown = options.i18nResolved;
    return isFound(found) ? `${found.usedNS}:${found.exactUsedKey}` : text;
  },
};

/** Where i18next found a text; its types leave that open. */
function isFound(value: unknown): value is { usedNS: string; exactUsedKey: string } {
  return typeof value === 'object' && value !== null && 'usedNS' in value && 'exactUsedKey' in value;
}

/** Module and options of an instance that shows keys. */
export const keyInspection = {
  module: keyInPlace,
  options: { postProcess: [keyInPlace.name], postProcessPassResolved: true } satisfies InitOptions,
};
