import type { InitOptions, PostProcessorModule } from 'i18next';

export const KEY_INSPECTION = 'cimode';

/** SHELL-25 */
const keyInPlace: PostProcessorModule = {
  type: 'postProcessor',
  name: 'keyInPlace',
  process(text, _keys, options) {
    const found: unknown = options.i18nResolved;
    return isFound(found) ? `${found.usedNS}:${found.exactUsedKey}` : text;
  },
};

function isFound(value: unknown): value is { usedNS: string; exactUsedKey: string } {
  return typeof value === 'object' && value !== null && 'usedNS' in value && 'exactUsedKey' in value;
}

export const keyInspection = {
  module: keyInPlace,
  options: { postProcess: [keyInPlace.name], postProcessPassResolved: true } satisfies InitOptions,
};
