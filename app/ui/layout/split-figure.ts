export type FigureParts = { before: string; number: string; after: string };

export function splitFigure(text: string): FigureParts {
  const found = /^(\D*?)([-−]?\d(?:.*\d)?)(\D*)$/.exec(text);
  const [, before = '', number = text, after = ''] = found ?? [];
  return { before, number, after };
}
