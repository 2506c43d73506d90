import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../routes/*', { eager: true, query: '?raw', import: 'default' });

/** A route without a component has no error page: browsers would show what it throws as a line of JSON, with status 500. */
it('SHELL-17: what is done too often is told on a page by every route that says so', () => {
  const refusing = Object.entries(sources).filter(([, source]) => source.includes('tooOftenPage('));
  expect(refusing.length).toBeGreaterThan(0);
  expect(refusing.filter(([, source]) => !source.includes('export default ')).map(([path]) => path)).toEqual(
    [],
  );
});
