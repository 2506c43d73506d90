import type { LucideIconData } from 'lucide-react';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icon/';

/**
 * `import Check from 'virtual:icon/check'`. The components of lucide-react took a tenth of the rendering
 * time.
 */
export const icons: Plugin = {
  name: 'icons',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined;
    const icon = await iconNamed(id.slice(PREFIX.length + 1));
    return `export default ${JSON.stringify(pathOf(icon))};`;
  },
};

export async function iconNamed(name: string): Promise<LucideIconData> {
  const file: { __iconData: LucideIconData } = await import(`lucide-react/icons/${name}`);
  return file.__iconData;
}

export function pathOf({ node }: LucideIconData): string {
  return node
    .map(([form, attributes]) => {
      const draw = FORMS[form];
      if (draw === undefined) throw new Error(`An icon with a ${form} cannot be drawn as a path.`);
      return draw(attributes as Attributes);
    })
    .join('');
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

const FORMS: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: ({ d = '' }) => withAbsoluteStart(String(d)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  circle({ cx, cy, r, fill }) {
    const [left, top] = [Number(cx) - Number(r), Number(cy) - Number(r)];
    // Two lines with round ends draw a filled small circle.
    if (fill !== undefined) return `M${left} ${cy}h${2 * Number(r)}M${cx} ${top}v${2 * Number(r)}`;
    return `M${left} ${cy}${[1, -1].map(halfCircle(Number(r))).join('')}z`;
  },
  rect({ x = 0, y = 0, width, height, rx = 0, ry = rx }) {
    const [across, down] = [Number(width) - 2 * Number(rx), Number(height) - 2 * Number(ry)];
    const corner = (right: 1 | -1, below: 1 | -1) =>
      `a${rx} ${ry} 0 0 1 ${right * Number(rx)} ${below * Number(ry)}`;
    const sides = [`h${across}`, `v${down}`, `h${-across}`, `v${-down}`];
    const corners = [corner(1, 1), corner(-1, 1), corner(-1, -1), corner(1, -1)];
    return `M${Number(x) + Number(rx)} ${y}${sides.map((side, index) => side + corners[index]).join('')}z`;
  },
};

const halfCircle = (radius: number) => (to: number) => `a${radius} ${radius} 0 0 1 ${to * 2 * radius} 0`;

const NUMBER = String.raw`\s*-?(?:\d*\.\d+|\d+)`;
const INITIAL_MOVE = new RegExp(`^m(${NUMBER},?${NUMBER})[\\s,]*([-.\\d])?`);

/** Further coordinate pairs of the first move command become a relative line command. */
function withAbsoluteStart(path: string): string {
  return path.replace(INITIAL_MOVE, (_, start: string, more?: string) =>
    more === undefined ? `M${start}` : `M${start}l${more}`,
  );
}
