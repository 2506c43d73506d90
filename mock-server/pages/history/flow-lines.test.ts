import { describe, expect, it } from 'vitest';
import { layOutTransitions } from './flow-lines';

const node = (status: string, exits: string[] = [], isEnd = false) => ({
  status,
  isEnd,
  exits: exits.map((to) => ({ status: to, name: to })),
});

const partsIn = (rows: ReturnType<typeof layOutTransitions>) =>
  rows.map((parts) =>
    parts.map(({ goal, kind, arrowTip }) => `${kind} to ${goal}${arrowTip ? ', ends' : ''}`),
  );

describe('SIM-03 the lines of the status map', () => {
  it('the lines of the status map end in one arrow for each target status, in the row of that status', () => {
    const nodes = [node('draft', ['closed']), node('review', ['draft', 'closed']), node('closed', [], true)];
    expect(partsIn(layOutTransitions(nodes, 2))).toEqual([
      ['out to closed', 'back to draft, ends'],
      ['out to closed, ends'],
    ]);
    expect(partsIn(layOutTransitions(nodes, 3))).toEqual([['out to closed, ends', 'back to draft, ends']]);
  });

  it('the lines of the status map run within one row if both statuses are in that row, else beside all rows between the two statuses', () => {
    const nodes = [node('a'), node('b'), node('c'), node('d', ['b']), node('e', ['f']), node('f', [], true)];
    const besides = layOutTransitions(nodes, 2).map((parts) =>
      parts.map(
        ({ goal, lines }) => `${goal}: ${lines.some(({ x1, x2 }) => x1 === x2 && !x1.endsWith('%'))}`,
      ),
    );
    expect(besides).toEqual([['b: true'], ['b: true'], ['f: false']]);
  });

  it('the lines of the status map start and end at the boxes of the statuses', () => {
    const [[part] = []] = layOutTransitions([node('a', [], true), node('b', ['a'])], 2);
    expect(part).toEqual({
      goal: 'a',
      kind: 'out',
      lines: [
        { x1: '77%', y1: '30', x2: '77%', y2: '40' },
        { x1: '23%', y1: '30', x2: '77%', y2: '30' },
        { x1: '23%', y1: '30', x2: '23%', y2: '39' },
      ],
      arrowTip: { x: '23%' },
    });
  });

  it('the lines of the status map omit transitions to a status that the map does not show', () => {
    expect(layOutTransitions([node('a', ['elsewhere'])], 2)).toEqual([[]]);
  });
});
