/** @import { LucideIconData } from 'lucide-react' */

const PREFIX = 'virtual:icon/';

/**
 * `import Check from 'virtual:icon/check'`. The components of lucide-react took a tenth of the rendering
 * time.
 * @type {import('vite').Plugin}
 */
export const iconsPlugin = {
  name: 'icons',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  async load(id) {
    return id.startsWith(`\0${PREFIX}`) ? createIconModule(id.slice(1)) : undefined;
  },
};

/** @type {import('esbuild').Plugin} */
export const iconsEsbuildPlugin = {
  name: 'icons',
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^${PREFIX}`);
    onResolve({ filter }, ({ path }) => ({ path, namespace: 'icons' }));
    onLoad({ filter, namespace: 'icons' }, async ({ path }) => ({ contents: await createIconModule(path) }));
  },
};

/** @param {string} id */
async function createIconModule(id) {
  const icon = await importIcon(id.slice(PREFIX.length));
  return `export default ${JSON.stringify(iconPathOf(icon))};`;
}

/** @param {string} name @returns {Promise<LucideIconData>} */
export async function importIcon(name) {
  return (await import(`lucide-react/icons/${name}`)).__iconData;
}

/** @param {LucideIconData} icon */
export function iconPathOf({ node }) {
  return node
    .map(([form, attributes]) => {
      const draw = FORMS[form];
      if (draw === undefined) throw new Error(`An icon with a ${form} cannot be drawn as a path.`);
      return draw(/** @type {Attributes} */ (attributes));
    })
    .join('');
}

/** @typedef {Readonly<Record<string, string | number | undefined>>} Attributes */

/** @type {Readonly<Record<string, (attributes: Attributes) => string>>} */
const FORMS = {
  path: ({ d = '' }) => withAbsoluteStart(String(d)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  circle({ cx, cy, r, fill }) {
    const [left, top] = [Number(cx) - Number(r), Number(cy) - Number(r)];
    // A filled small circle becomes two lines with round ends.
    if (fill !== undefined) return `M${left} ${cy}h${2 * Number(r)}M${cx} ${top}v${2 * Number(r)}`;
    return `M${left} ${cy}${[1, -1].map(halfCircle(Number(r))).join('')}z`;
  },
  rect({ x = 0, y = 0, width, height, rx = 0, ry = rx }) {
    const [straightWidth, straightHeight] = [Number(width) - 2 * Number(rx), Number(height) - 2 * Number(ry)];
    /** @param {1 | -1} xSign @param {1 | -1} ySign */
    const corner = (xSign, ySign) => `a${rx} ${ry} 0 0 1 ${xSign * Number(rx)} ${ySign * Number(ry)}`;
    const sides = [`h${straightWidth}`, `v${straightHeight}`, `h${-straightWidth}`, `v${-straightHeight}`];
    const corners = [corner(1, 1), corner(-1, 1), corner(-1, -1), corner(1, -1)];
    return `M${Number(x) + Number(rx)} ${y}${sides.map((side, index) => side + corners[index]).join('')}z`;
  },
};

/** @param {number} radius */
const halfCircle = (radius) => /** @param {number} direction */ (direction) =>
  `a${radius} ${radius} 0 0 1 ${direction * 2 * radius} 0`;

const NUMBER = String.raw`\s*-?(?:\d*\.\d+|\d+)`;
const INITIAL_MOVE = new RegExp(`^m(${NUMBER},?${NUMBER})[\\s,]*([-.\\d])?`);

/**
 * A relative line command replaces further coordinate pairs of the first move command.
 * @param {string} path
 */
function withAbsoluteStart(path) {
  return path.replace(
    INITIAL_MOVE,
    (_, /** @type {string} */ start, /** @type {string | undefined} */ nextPoints) =>
      nextPoints === undefined ? `M${start}` : `M${start}l${nextPoints}`,
  );
}
