import { deflateSync, gzipSync } from 'node:zlib';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { cleanLogo } from './clean-logo';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

async function cleanSvg(text: string): Promise<string> {
  const cleanedLogo = await cleanLogo(text);
  if (!cleanedLogo.ok) throw new Error(cleanedLogo.problem);
  return Buffer.from(cleanedLogo.logo.replace(/^.*,/, ''), 'base64').toString('utf8');
}

describe('SIM-15 an SVG logo', () => {
  it.each([
    ['60,000 nested groups', `<svg ${SVG}>${'<g>'.repeat(60_000)}`],
    ['51 nested groups', `<svg ${SVG}>${'<g>'.repeat(51)}<path/>${'</g>'.repeat(51)}</svg>`],
    ['60 nested groups with wrong end tags', `<svg ${SVG}>${'<g></p>'.repeat(60)}<path/></svg>`],
    ['5,001 paths', `<svg ${SVG}>${'<path/>'.repeat(5_001)}</svg>`],
  ])('the simulator refuses %s, which would block the simulator', async (_, logo) => {
    const began = process.cpuUsage();
    expect(await cleanLogo(logo)).toEqual({ ok: false, problem: 'not_an_image' });
    expect(process.cpuUsage(began).user).toBeLessThan(500_000);
  });

  it('the simulator accepts a drawing of 20 nested groups and 4,000 paths', async () => {
    const drawn = `<svg ${SVG}>${'<g>'.repeat(20)}${'<path d="M0 0h1"/>'.repeat(4_000)}${'</g>'.repeat(20)}</svg>`;
    expect(await cleanSvg(drawn)).toContain('<path d="M0 0h1"');
  });

  it.each(['url(#g)', 'url("#g")', "url('#g')", 'url( #g )', `url( '#g')`])(
    'the simulator keeps a reference to an element of the same drawing: %s',
    async (fill) => {
      const value = fill.replaceAll('"', '&quot;');
      const text = await cleanSvg(
        `<svg ${SVG}><linearGradient id="g"/><path fill="${value}" d="M0 0h1"/></svg>`,
      );
      expect(text).toContain(`fill="${value}"`);
    },
  );

  it.each([
    'url(https://evil.example/a)',
    'url( "//evil.example/a#g")',
    "url('a.svg#g')",
    'URL(\t#\t) url(b)',
    '\\75rl(//evil.example/a)',
  ])('an SVG logo loses references to external files: %s', async (fill) => {
    const text = await cleanSvg(
      `<svg ${SVG}><path fill="${fill.replaceAll('"', '&quot;')}" d="M0 0h1"/></svg>`,
    );
    expect(text).not.toContain('fill');
  });

  it('an SVG logo is refused if the cleaned logo exceeds the storage limit', async () => {
    const grows = `<svg ${SVG}><text>${'>'.repeat(150_000)}</text></svg>`;
    expect(await cleanLogo(grows)).toEqual({ ok: false, problem: 'image_too_large' });
  });

  it('An SVG logo is rewritten as well-formed XML', async () => {
    const text = await cleanSvg(`<svg><title>A\u00a0B &amp; C &lt; D</title><path d="M0 0h1"/></svg>`);
    expect(text).toContain('A\u00a0B &amp; C &lt; D');
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg">/);
  });
});

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const utf16 = Buffer.from(
  `\uFEFF<?xml version="1.0" encoding="UTF-16"?><svg ${SVG}><path d="M0 0h1"/></svg>`,
  'utf16le',
);
const latin1 = Buffer.from(
  `<?xml version="1.0" encoding="ISO-8859-1"?><svg ${SVG}><text>Bänk</text></svg>`,
  'latin1',
);

describe('SIM-15 source of an SVG logo', () => {
  it.each([
    [
      'nested entities',
      `<!DOCTYPE svg [<!ENTITY c "red"><!ENTITY s "fill:&c;">]><svg ${SVG}><path style="&s;"/></svg>`,
      'fill:red',
    ],
    ['UTF-16', `data:image/svg+xml;base64,${utf16.toString('base64')}`, 'd="M0 0h1"'],
    ['Latin-1', `data:image/svg+xml;base64,${latin1.toString('base64')}`, 'Bänk'],
    [
      'gzip',
      `data:image/svg+xml;base64,${gzipSync(`<svg ${SVG}><path d="M0 0h1"/></svg>`).toString('base64')}`,
      'd="M0 0h1"',
    ],
    ['a lone percent sign', `data:image/svg+xml,<svg ${SVG}><rect width="100%"/></svg>`, 'width="100%"'],
    [
      'a prefix without declaration',
      `<svg ${SVG} a:b="1"><use xlink:href="%231"/><path d="M0 0h1"/></svg>`,
      'd="M0 0h1"',
    ],
  ])('the source of an SVG logo is accepted with %s', async (_, logo, expected) => {
    expect(await cleanSvg(logo)).toContain(expected);
  });
});

describe('SIM-15 a hostile SVG logo', () => {
  const shape = '<path id="ok" d="M0 0h1"/>';
  const encoded = Buffer.from(`<svg ${SVG} onload="alert(1)"/>`).toString('base64');

  it.each([
    ['style that loads a URL', '<style>path{fill:url(http://evil.example/a)}</style>', 'fill'],
    ['style that loads a relative file', '<style>path{fill:url("evil.svg#a")}</style>', 'fill'],
    ['style with an escaped function', '<style>path{fill:\\75rl(//evil.example)}</style>', 'fill'],
    ['style with an image set', '<style>path{mask:image-set("//evil.example/a" 1x)}</style>', 'mask'],
    ['style with a source function', '<style>path{fill:src("//evil.example/a")}</style>', 'fill'],
    ['style in a variable', '<style>path{--evil:url(//evil.example);fill:var(--evil)}</style>', '--evil'],
    ['style import', '<style>@import url(//evil.example/a.css);</style>', '@import'],
    ['style import as text', '<style>@import "//evil.example/a.css";</style>', '@import'],
    ['style import in CDATA', '<style><![CDATA[@import "//evil.example/a.css";]]></style>', '@import'],
    ['style font', '<style>@font-face{font-family:a;src:url(//evil.example/a.woff)}</style>', '@font-face'],
    ['style namespace', '<style>@namespace url(//evil.example/);</style>', '@namespace'],
    [
      'style in @media that loads a URL',
      '<style>@media screen{path{fill:url(//evil.example)}}</style>',
      'fill',
    ],
    ['@supports rule with a URL', '<style>@supports (fill:url(//evil.example)){}</style>', '@supports'],
    ['nested style rule', '<style>path{g &amp;{fill:url(//evil.example)}}</style>', 'nested style'],
    ['style with a CSS expression', '<path style="width:expression(alert(1))"/>', 'width'],
    [
      'style with a CSS behavior',
      '<path style="behavior:url(#evil);-moz-binding:url(//evil.example)"/>',
      'behavior',
    ],
    ['style attribute that loads a URL', '<path style="fill:red;mask:url(//evil.example)"/>', 'mask'],
    ['style that closes its element', '<style>&lt;/style>&lt;script>evil&lt;/script></style>', null],
    ['style of escaped text', '<style><![CDATA[a{fill:"</style><script>evil()</script>"}]]></style>', 'fill'],
    ['use element with a javascript: URL', `<use ${XLINK} xlink:href="javascript:evil()"/>`, 'use'],
    ['use element of an external file', '<use href="//evil.example/a.svg#a"/>', 'use'],
    ['use element of a data: URL', `<use href="data:image/svg+xml;base64,${encoded}#evil"/>`, 'use'],
    ['image from another host', '<image href="https://evil.example/a.png"/>', 'image'],
    ['image that is an SVG', `<image href="data:image/svg+xml;base64,${encoded}"/>`, 'image'],
    ['image that is an HTML page', '<image href="data:text/html;base64,PGV2aWw+"/>', 'image'],
    ['image with a false type', `<image href="data:image/png;base64,${encoded}"/>`, 'image'],
    ['image in a filter', '<filter><feImage href="//evil.example/a"/></filter>', 'feimage'],
    ['gradient from another host', '<linearGradient href="//evil.example/a.svg#b"/>', 'href'],
    ['link with a javascript: URL', `<a ${XLINK} xlink:href="javascript:evil()"><path/></a>`, 'a'],
    [
      'foreign object',
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="//evil.example"/></foreignObject>',
      'foreignobject',
    ],
    [
      'foreign object in a switch',
      '<switch><foreignObject requiredExtensions="evil"><b/></foreignObject></switch>',
      'foreignobject',
    ],
    ['HTML script element', '<script xmlns="http://www.w3.org/1999/xhtml">evil()</script>', 'script'],
    [
      'script element with a namespace prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">evil()</s:script>',
      'script',
    ],
    [
      'HTML image with a namespace prefix',
      '<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x" onerror="evil()"/>',
      'img',
    ],
    [
      'animation of a link address',
      '<a><animate attributeName="href" values="javascript:evil()"/></a>',
      'animate',
    ],
    [
      'set element that changes an address',
      `<use href="#ok"><set attributeName="xlink:href" to="//evil.example"/></use>`,
      'set',
    ],
    ['event handler attribute', '<path onmouseover="evil()" d="M0 0"/>', 'onmouseover'],
    ['event handler of an animation', '<animateTransform onbegin="evil()"/>', 'animatetransform'],
    ['handler element', '<handler type="text/ecmascript">evil()</handler>', 'handler'],
    ['base address', '<g xml:base="//evil.example/"><use href="#ok"/></g>', null],
    ['cursor', '<path cursor="url(//evil.example/a)"/>', 'cursor'],
    ['style sheet instruction', '<?xml-stylesheet href="//evil.example/a.css"?>', 'xml-stylesheet'],
    ['escaped script in a text', '<text>&lt;script>alert(1)&lt;/script></text>', null],
  ])('a hostile SVG logo is harmless after the removal of unsafe content: %s', async (_, part, removed) => {
    const cleanedLogo = await cleanLogo(`<svg ${SVG}>${part}${shape}</svg>`);
    if (!cleanedLogo.ok) throw new Error(cleanedLogo.problem);
    const text = Buffer.from(cleanedLogo.logo.replace(/^.*,/, ''), 'base64').toString('utf8');
    expect(text).toContain(shape);
    expect(text).not.toMatch(
      /<\/?script|evil\.|javascript:|<set|<anim|\son\w+=|foreignObject|@(?!media)|xml-stylesheet|data:|xml:base/i,
    );
    if (removed === null) expect(cleanedLogo.removedParts).toEqual([]);
    else expect(cleanedLogo.removedParts).toContain(removed);
  });

  it('a hostile SVG logo loses a script that is hidden in an XML entity', async () => {
    const text = await cleanSvg(
      `<!DOCTYPE svg [<!ENTITY e "<script>evil()</script>"><!ENTITY j "javascript:evil()"><!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${SVG}>&e;<use href="&j;"/>${shape}</svg>`,
    );
    expect(text).toBe(`<svg ${SVG}>${shape}</svg>`);
  });

  const nestedEntities = Array.from(
    { length: 12 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  ).join('');
  const doubled = Array.from(
    { length: 40 },
    (_, at) => `<g id="u${at + 1}"><use href="#u${at}"/><use href="#u${at}"/></g>`,
  ).join('');
  const patterns = Array.from(
    { length: 12 },
    (_, at) => `<pattern id="u${at + 1}"><g fill="url(#u${at})">${'<path/>'.repeat(10)}</g></pattern>`,
  ).join('');
  const nestedMasks = Array.from(
    { length: 30 },
    (_, at) => `<mask id="u${at + 1}" class="m${at}"><path class="m${at}"/><path class="m${at}"/></mask>`,
  ).join('');
  const maskStyles = Array.from({ length: 30 }, (_, at) => `.m${at}{mask:url(#u${at})}`).join('');
  const bigPicture = `data:image/png;base64,${png({ width: 2_000, height: 2_000, colour: 6 }, [chunk('IDAT', deflateSync(Buffer.alloc(16_002_000)))]).toString('base64')}`;

  it.each([
    [
      'exponentially growing entities',
      `<!DOCTYPE svg [<!ENTITY l0 "ha">${nestedEntities}]><svg ${SVG}>${shape}<text>&l12;</text></svg>`,
    ],
    [
      'a long entity used 20,000 times',
      `<!DOCTYPE svg [<!ENTITY l "${'h'.repeat(90_000)}">]><svg ${SVG}>${shape}<text>${'&l;'.repeat(20_000)}</text></svg>`,
    ],
    [
      'an entity that contains itself',
      `<!DOCTYPE svg [<!ENTITY l "&l;">]><svg ${SVG}>${shape}<text>&l;</text></svg>`,
    ],
    [
      'an entity that reads a file',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${SVG}>${shape}<text>&x;</text></svg>`,
    ],
    ['use elements that double at each level', `<svg ${SVG}><path id="u0"/>${doubled}</svg>`],
    [
      'patterns that multiply at each level',
      `<svg ${SVG}><path id="u0"/>${patterns}<path fill="url(#u12)"/></svg>`,
    ],
    [
      'masks that double at each level',
      `<svg ${SVG}><style>${maskStyles}</style><mask id="u0"/>${nestedMasks}</svg>`,
    ],
    ['a use element of itself', `<svg ${SVG}><g id="u"><use href="#u"/></g></svg>`],
    [
      'use elements in a circle',
      `<svg ${SVG}><g id="u"><use href="#v"/></g><g id="v"><use href="#u"/></g></svg>`,
    ],
    [
      'a chain of 5,000 use elements',
      `<svg ${SVG}>${Array.from({ length: 4_990 }, (_, at) => `<use id="u${at}" href="#u${at + 1}"/>`)
        .reverse()
        .join('')}<use href="#u4990"/></svg>`.replace('id="u4989" href="#u4990"', 'id="u4989" href="#u0"'),
    ],
    ['10,000 objects', `<svg ${SVG}>${'<path/>'.repeat(10_000)}</svg>`],
    ['50,000 comments', `${'<!-- -->'.repeat(24_000)}<svg ${SVG}`],
    ['deeply nested style blocks', `<svg ${SVG}>${shape}<style>${'a{'.repeat(60_000)}</style>`],
    ['a truncated end', `<svg ${SVG}>${shape}<g><path d="M0`],
    ['a truncated tag', '<svg xmlns="http://www.w3.org/2000/sv'],
    ['a truncated document type', `<!DOCTYPE svg [<!ENTITY a "b`],
    [
      'a gzip file that unpacks to 100 MB',
      `data:image/svg+xml;base64,${gzipSync(Buffer.alloc(100_000_000, ' ')).toString('base64')}`,
    ],
    ['two root elements', `<svg ${SVG}>${shape}</svg><svg/>`],
  ])('a hostile SVG logo is refused quickly with %s', async (_, logo) => {
    const began = process.cpuUsage();
    expect(await cleanLogo(logo)).toEqual({ ok: false, problem: 'not_an_image' });
    expect(process.cpuUsage(began).user).toBeLessThan(500_000);
  });

  it('a hostile SVG logo loses embedded images once their total pixels exceed the limit of one logo', async () => {
    const cleanedLogo = await cleanLogo(
      `<svg ${SVG}><image href="${bigPicture}"/><image href="${bigPicture}"/>${shape}</svg>`,
    );
    expect(cleanedLogo).toMatchObject({ ok: true, removedParts: ['image'] });
    expect(
      cleanedLogo.ok &&
        Buffer.from(cleanedLogo.logo.replace(/^.*,/, ''), 'base64').toString().split('<image').length,
    ).toBe(2);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, 40)],
    [
      'damaged in a chunk length',
      (bytes: Buffer) =>
        Buffer.concat([bytes.subarray(0, 33), Buffer.from('7fffffff', 'hex'), bytes.subarray(37)]),
    ],
  ])('a hostile SVG logo loses an embedded PNG that is %s', async (_, damaged) => {
    const picture = damaged(
      png({ width: 2, height: 2, colour: 0 }, [chunk('IDAT', deflateSync(Buffer.alloc(6)))]),
    );
    const cleanedLogo = await cleanLogo(`<svg ${SVG}><image href="${address(picture)}"/>${shape}</svg>`);
    expect(cleanedLogo).toMatchObject({ ok: true, removedParts: ['image'] });
  });

  it.each([
    ['cut short', 'ffd8ffe000104a46494600'],
    ['shorter than its segment', 'ffd8ffe0ffff4a464946000101000001'],
    ['only a segment of length zero', 'ffd8ffe0000000000000000000000000000000'],
  ])('a hostile SVG logo loses an embedded JPEG that is %s', async (_, hex) => {
    const data = Buffer.from(hex, 'hex').toString('base64');
    const cleanedLogo = await cleanLogo(
      `<svg ${SVG}><image href="data:image/jpeg;base64,${data}"/>${shape}</svg>`,
    );
    expect(cleanedLogo).toMatchObject({ ok: true, removedParts: ['image'] });
  });
});

const address = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

async function cleanPng(png: Uint8Array) {
  const cleanedLogo = await cleanLogo(address(png));
  if (!cleanedLogo.ok) throw new Error(cleanedLogo.problem);
  return decode(Buffer.from(cleanedLogo.logo.replace(/^.*,/, ''), 'base64'));
}

function chunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

interface PngHeader {
  width: number;
  height: number;
  depth?: number;
  colour: number;
}

function png({ width, height, depth = 8, colour }: PngHeader, chunks: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

describe('SIM-15 a PNG logo', () => {
  it('a PNG logo keeps the alpha values of its palette', async () => {
    const given = png({ width: 4, height: 1, colour: 3 }, [
      chunk('PLTE', Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255])),
      chunk('tRNS', Buffer.from([255, 0, 128])),
      chunk('IDAT', deflateSync(Buffer.from([0, 0, 1, 2, 1]))),
    ]);
    const { palette, data } = await cleanPng(given);
    expect(palette).toEqual([
      [255, 0, 0, 255],
      [0, 255, 0, 0],
      [0, 0, 255, 128],
    ]);
    expect([...data]).toEqual([0, 1, 2, 1]);
  });

  it('a PNG logo keeps its transparent colour', async () => {
    const given = png({ width: 4, height: 1, colour: 2 }, [
      chunk('tRNS', Buffer.from([0, 255, 0, 0, 0, 0])),
      chunk('IDAT', deflateSync(Buffer.from([0, 255, 0, 0, 0, 0, 0, 9, 9, 9, 8, 8, 8]))),
    ]);
    const { transparency, data } = await cleanPng(given);
    expect([...(transparency ?? [])]).toEqual([255, 0, 0]);
    expect([...data]).toEqual([255, 0, 0, 0, 0, 0, 9, 9, 9, 8, 8, 8]);
  });

  it('a PNG logo loses PNG chunks that draw nothing', async () => {
    const secret = Buffer.from('Comment\0taken at home', 'latin1');
    const pixels = chunk(
      'IDAT',
      Buffer.concat([deflateSync(Buffer.from([0, 7])), Buffer.from('taken at home')]),
    );
    const given = Buffer.concat([
      png({ width: 1, height: 1, colour: 0 }, [chunk('tEXt', secret), pixels]),
      Buffer.from('taken at home'),
    ]);
    const cleanedLogo = await cleanLogo(address(given));
    expect(
      cleanedLogo.ok && Buffer.from(cleanedLogo.logo.replace(/^.*,/, ''), 'base64').includes('taken'),
    ).toBe(false);
    expect([...(await cleanPng(given)).data]).toEqual([7]);
  });

  it.each([
    ['more pixels than in its header', [chunk('IDAT', deflateSync(Buffer.alloc(50_000_000)))]],
    [
      'an oversized colour profile',
      [
        chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(100_000_000))])),
        chunk('IDAT', Buffer.alloc(9)),
      ],
    ],
    ['truncated pixel data', [chunk('IDAT', deflateSync(Buffer.alloc(9)).subarray(0, 6))]],
    ['no pixel data', []],
    ['a chunk longer than the file', [Buffer.from('ffffffff49444154', 'hex')]],
  ])('a PNG logo is refused with %s', async (_, chunks) => {
    const began = process.cpuUsage();
    expect(await cleanLogo(address(png({ width: 2, height: 2, colour: 0 }, chunks)))).toEqual({
      ok: false,
      problem: 'not_an_image',
    });
    expect(process.cpuUsage(began).user).toBeLessThan(500_000);
  });

  it('a PNG logo keeps the first picture of an animation', async () => {
    const [control, frame] = [Buffer.alloc(8), Buffer.alloc(26)];
    control.writeUInt32BE(1, 0);
    frame.writeUInt32BE(1, 4);
    frame.writeUInt32BE(1, 8);
    const given = png({ width: 1, height: 1, colour: 0 }, [
      chunk('acTL', control),
      chunk('fcTL', frame),
      chunk('IDAT', deflateSync(Buffer.from([0, 7]))),
    ]);
    expect([...(await cleanPng(given)).data]).toEqual([7]);
  });

  it.each([
    [2_400, 600, true],
    [4_000, 1_000, true],
    [4_000, 1_001, false],
    [10_001, 1, false],
  ])('a PNG logo of %i × %i pixels is accepted: %s', async (width, height, ok) => {
    const lines = deflateSync(Buffer.alloc((width + 1) * height));
    const cleanedLogo = await cleanLogo(address(png({ width, height, colour: 0 }, [chunk('IDAT', lines)])));
    expect(cleanedLogo).toMatchObject(ok ? { ok } : { ok, problem: 'image_too_large' });
  });

  it('a PNG logo does not grow when the simulator encodes the picture again', async () => {
    const side = 250;
    const lines = Buffer.alloc(side * (side + 1));
    let randomNumber = 1;
    for (let at = 0; at < lines.length; at += 1) {
      randomNumber = (Math.imul(randomNumber, 1_664_525) + 1_013_904_223) >>> 0;
      lines[at] = at % (side + 1) === 0 ? 1 : randomNumber >>> 31;
    }
    const given = png({ width: side, height: side, colour: 0 }, [
      chunk('IDAT', deflateSync(lines, { level: 9 })),
    ]);
    const cleanedLogo = await cleanLogo(address(given));
    expect(cleanedLogo.ok && cleanedLogo.logo.length).toBeLessThanOrEqual(address(given).length + 8);
    expect((await cleanPng(given)).data).toEqual(decode(given).data);
  });
});
