import { describe, expect, test } from 'vitest';
import { createGuillochePath } from './guilloche';

describe('createGuillochePath', () => {
  test('draws two ellipses, each rotated 36 times within the square', () => {
    const path = createGuillochePath();
    expect(path.match(/M/g)).toHaveLength(72);
    expect(path.startsWith('M396 200a98 46 0 1 0 -392 0a98 46 0 1 0 392 0M320 200a60 22 0 1 0')).toBe(true);
    for (const [, x, y] of path.matchAll(/M([\d.]+) ([\d.]+)a/g)) {
      expect(Math.hypot(Number(x) - 200, Number(y) - 200)).toBeLessThan(200);
    }
  });

  test('closes the path of every ellipse', () => {
    const arcMatches = createGuillochePath('LB-7K2M9Q-01').matchAll(
      /1 0 (-?[\d.]+) (-?[\d.]+)a[\d. ]+ 1 0 (-?[\d.]+) (-?[\d.]+)/g,
    );
    for (const [, dx, dy, returnX, returnY] of arcMatches) {
      expect(Number(dx) + Number(returnX)).toBe(0);
      expect(Number(dy) + Number(returnY)).toBe(0);
    }
  });

  test('The path is unique and stable for a seed', () => {
    expect(createGuillochePath('LB-7K2M9Q-01')).toBe(createGuillochePath('LB-7K2M9Q-01'));
    expect(createGuillochePath('LB-7K2M9Q-01')).not.toBe(createGuillochePath('LB-7K2M9Q-02'));
  });
});
