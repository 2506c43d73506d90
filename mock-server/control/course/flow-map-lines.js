// @ts-check
// Without scripts, each status names its targets as text.

const SVG = 'http://www.w3.org/2000/svg';
const LANE = 7;
const FIRST = 10;
const APART = 9;

/** @typedef {{ x: number, y: number, width: number, ways: string[], status: string }} Place */

for (const map of document.querySelectorAll('.flow-map')) {
  if (map instanceof HTMLElement) new ResizeObserver(() => draw(map)).observe(map);
}

// Page updates replace the map without the drawn lines.
new MutationObserver(() => {
  const drawing = document.querySelector('svg.ways:empty');
  const map = drawing?.parentElement?.querySelector('.flow-map');
  if (map instanceof HTMLElement) draw(map);
}).observe(document.body, { subtree: true, childList: true });

/** @param {HTMLElement} map */
function draw(map) {
  const places = [...map.querySelectorAll('li[data-status]')].flatMap((node) =>
    node instanceof HTMLElement ? placeOf(node) : [],
  );
  const drawing = map.parentElement?.querySelector('svg.ways');
  if (!drawing) return;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = map;
  drawing.setAttribute(
    'viewBox',
    `${-offsetLeft} ${-offsetTop} ${offsetWidth + 2 * offsetLeft} ${offsetHeight + 2 * offsetTop}`,
  );
  const goals = [...new Set(places.flatMap(({ ways }) => ways))];
  drawing.replaceChildren(
    ...goals.flatMap((goal, lane) =>
      waysTo(goal, {
        lane,
        places,
        isAside: (drawing.getAttribute('data-ends') ?? '').split(' ').includes(goal),
      }),
    ),
  );
}

/**
 * @param {HTMLElement} node
 * @returns {Place}
 */
function placeOf(node) {
  const { offsetLeft: x, offsetTop: y, offsetWidth: width } = node;
  return {
    x,
    y,
    width,
    status: node.dataset.status ?? '',
    ways: (node.dataset.ways ?? '').split(' ').filter(Boolean),
  };
}

/**
 * @param {string} goal
 * @param {{ lane: number, places: Place[], isAside: boolean }} of
 */
function waysTo(goal, { lane, places, isAside }) {
  const there = places.find(({ status }) => status === goal);
  if (!there) return [];
  const from = places.filter(({ ways }) => ways.includes(goal));
  const above = (/** @type {Place} */ { y }) => y - FIRST - lane * LANE;
  const at = (/** @type {Place} */ { x, width }, side = 1) => x + width / 2 + side * (lane + 1) * APART;
  const beside = -FIRST - lane * LANE;
  const rows = [...new Set([there, ...from].map(({ y }) => y))];
  const lines = rows.map((y) => {
    const inRow = from.filter((place) => place.y === y).map((place) => at(place));
    const ends = there.y === y ? [...inRow, at(there, -1)] : inRow;
    const height = above({ ...there, y });
    return `M${Math.max(...ends)} ${height}H${rows.length > 1 ? beside : Math.min(...ends)}`;
  });
  const heights = rows.map((y) => above({ ...there, y }));
  const bus = rows.length > 1 ? [`M${beside} ${Math.min(...heights)}V${Math.max(...heights)}`] : [];
  const stubs = from.map((place) => `M${at(place)} ${place.y}V${above(place)}`);
  const tip = `M${at(there, -1)} ${above(there)}V${there.y - 1}`;
  const line = path([...lines, ...bus, ...stubs, tip].join(''), isAside ? 'out' : 'back');
  const arrow = path(`M${at(there, -1) - 4} ${there.y - 6}h8l-4 6z`, isAside ? 'out tip' : 'back tip');
  return [line, arrow];
}

/**
 * @param {string} d
 * @param {string} look
 */
function path(d, look) {
  const drawn = document.createElementNS(SVG, 'path');
  drawn.setAttribute('d', d);
  drawn.setAttribute('class', look);
  return drawn;
}
