import type { PostProcessorModule } from 'i18next';

/** Two full stops in a row at the end of a sentence, where a name ends in one: `für Polmet Sp. z o.o..` Three are an ellipsis. */
const TWO_STOPS = /(?<!\.)\.\.(?=\s|$)/g;

/** Gives each sentence one full stop, also behind a company whose name ends in one. */
export const oneFullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneFullStop',
  process: (text) => text.replace(TWO_STOPS, '.'),
};
