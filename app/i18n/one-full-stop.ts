import type { PostProcessorModule } from 'i18next';

/** Two full stops after a name: `für Polmet Sp. z o.o..` Three are an ellipsis. */
const TWO_FULL_STOPS = /(?<!\.)\.\.(?=\s|$)/g;

export const oneFullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneFullStop',
  process: (text) => text.replace(TWO_FULL_STOPS, '.'),
};
