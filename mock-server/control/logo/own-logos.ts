import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const VIEW_BOX = 'viewBox="0 0 100 60"';

const svg = (content: string, attributes = '') =>
  `<svg ${NS} ${XLINK} ${VIEW_BOX} ${attributes}>${content}</svg>`;

const INKSCAPE =
  'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"';

const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 19.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
	<!ENTITY ns_custom "http://ns.adobe.com/GenericCustomNamespace/1.0/">
	<!ENTITY st0 "fill:#0B5FA5;">
]>
`;

const SVG_LOGOS: Readonly<Record<string, string>> = {
  'Illustrator entities as namespaces': `${ILLUSTRATOR}<svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" x="0px" y="0px" ${VIEW_BOX} enable-background="new 0 0 100 60" xml:space="preserve"><switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe_illustrator_pgf"/></foreignObject><g i:extraneous="self"><path fill="#0B5FA5" d="M5 5h50v50H5z"/><circle cx="75" cy="30" r="20" fill="#F39200"/></g></switch><i:pgf id="adobe_illustrator_pgf">eJzt1</i:pgf></svg>`,
  'Illustrator entities as styles': `${ILLUSTRATOR}<svg xmlns="&ns_svg;" ${VIEW_BOX}><rect style="&st0;" width="60" height="60"/></svg>`,
  'Illustrator metadata with entities': `${ILLUSTRATOR}<svg xmlns="&ns_svg;" xmlns:x="&ns_extend;" ${VIEW_BOX}><metadata><sfw xmlns="&ns_custom;"><slices/></sfw></metadata><path d="M0 0L90 10 50 60z" fill="#312783"/></svg>`,
  'an entity with a drawing': `<!DOCTYPE svg [<!ENTITY dot "<circle cx='30' cy='30' r='20' fill='#009640'/>">]><svg ${NS} ${VIEW_BOX}>&dot;</svg>`,
  'Illustrator classes': svg(
    '<style type="text/css">\n\t.st0{fill:#E30613;}\n\t.st1{fill:none;stroke:#1D1D1B;stroke-width:4;stroke-miterlimit:10;}\n</style><rect class="st0" width="40" height="60"/><path class="st1" d="M45 10 90 50"/>',
    'style="enable-background:new 0 0 100 60;"',
  ),
  'Illustrator classes in defs': svg(
    '<defs><style>.cls-1,.cls-2{fill:#00a19a;}.cls-2{opacity:.5;fill-rule:evenodd}</style></defs><g id="Layer_2" data-name="Layer 2"><path class="cls-1" d="M0 0h40v60H0z"/><path class="cls-2" d="M20 0h70v60H20zM40 20v20h20V20z"/></g>',
  ),
  'a style in CDATA': svg(
    '<style type="text/css"><![CDATA[.fil0 {fill:#2B2A29;fill-rule:nonzero} .str0 > rect {stroke:#E31E24;stroke-width:6}]]></style><g class="fil0 str0"><rect x="10" y="10" width="70" height="40"/></g>',
  ),
  'a CorelDraw document': `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<!-- Creator: CorelDRAW X7 -->\n<svg ${NS} xml:space="preserve" width="100mm" height="60mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd" viewBox="0 0 10000 6000" ${XLINK}><defs><style type="text/css"><![CDATA[ .fil0 {fill:#E31E24} ]]></style></defs><g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><path class="fil0" d="M500 500h6000v5000h-6000zM1500 1500v3000h4000v-3000z"/></g></svg>`,
  'styles in attributes': svg(
    '<path style="fill:#c8102e;fill-opacity:1;stroke:#000;stroke-width:3;stroke-linejoin:round;stroke-dasharray:none" d="M10 10h60v40H10z"/>',
  ),
  'styles that override attributes': svg(
    '<rect fill="#f00" style="fill:#00f !important" width="50" height="60"/><rect class="a" x="50" fill="#f00" width="50" height="60"/><style>.a{fill:#0a0}</style>',
  ),
  'Inkscape namespaces': `<svg ${NS} ${XLINK} ${INKSCAPE} xmlns:svg="http://www.w3.org/2000/svg" ${VIEW_BOX} sodipodi:docname="logo.svg" inkscape:version="1.1"><sodipodi:namedview id="base" pagecolor="#ffffff" inkscape:pageopacity="0.0"/><metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata><g inkscape:label="Layer 1" inkscape:groupmode="layer" transform="translate(10,5)"><path style="color:#000;fill:#7b1fa2;-inkscape-stroke:none;-inkscape-font-specification:sans" sodipodi:type="star" d="M20 0 40 50H0z" inkscape:connector-curvature="0"/></g></svg>`,
  'prefixed elements': `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" ${VIEW_BOX}><svg:g fill="#f59c00"><svg:rect width="50" height="30"/><svg:circle cx="70" cy="40" r="15" style="fill:#1d71b8"/></svg:g></svg:svg>`,
  'prefixed elements with styles': `<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" ${VIEW_BOX}><ns0:style>.k{fill:#951b81}</ns0:style><ns0:path class="k" d="M0 0h80v30H0z"/></ns0:svg>`,
  'a used shape': svg(
    '<defs><rect id="r" width="20" height="20" fill="#36a9e1"/></defs><use xlink:href="#r" x="5" y="5"/><use href="#r" x="50" y="30" transform="rotate(10)"/>',
  ),
  'a used shape in a clip path': svg(
    '<defs><path id="SVGID_1_" d="M10 10h60v40H10z"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath><circle style="clip-path:url(#SVGID_2_);fill:#662483;" cx="40" cy="30" r="30"/>',
  ),
  'use of a group in a group': svg(
    '<g id="a"><circle cx="10" cy="10" r="8"/></g><g id="b" fill="#be1622"><use href="#a" x="20"/><use href="#a" x="40"/></g><use href="#b" y="25" fill="#006633"/>',
  ),
  'a symbol': svg(
    '<symbol id="s" viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="#e94e1b"/></symbol><use xlink:href="#s" width="40" height="40" x="5" y="5"/><use xlink:href="#s" width="20" height="20" x="60" y="30"/>',
  ),
  'a nested drawing': svg(
    '<svg x="10" y="10" width="40" height="40" viewBox="0 0 4 4"><path d="M0 0h4v4z" fill="#283583"/></svg><rect x="60" y="10" width="30" height="10" fill="#aaa"/>',
  ),
  'variables of the root': svg(
    '<style>:root{--brand:#ec6608;--ink:var(--brand)}.b{fill:var(--brand)}.i{stroke:var(--ink, #000);stroke-width:5;fill:none}</style><rect class="b" width="40" height="40"/><path class="i" d="M50 10 90 50"/>',
  ),
  'variables in a style attribute': svg(
    '<g style="--c:#1d71b8"><rect style="fill:var(--c)" width="70" height="50"/></g>',
  ),
  currentColor: svg(
    '<g color="#a2195b"><path fill="currentColor" d="M0 0h50v60H0z"/></g><path fill="currentColor" d="M60 0h30v60z"/>',
  ),
  'currentColor from a style': svg(
    '<path fill="currentColor" d="M0 0h50v60H0z"/>',
    'style="color:#009fe3" fill="currentColor"',
  ),
  'a drop shadow': svg(
    '<filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="4" dy="4" stdDeviation="2" flood-color="#d00" flood-opacity=".8"/></filter><rect filter="url(#f)" x="20" y="10" width="50" height="35" fill="#39a935"/>',
  ),
  'a blurred and merged filter': svg(
    '<defs><filter id="f" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="3" result="b"/><feOffset dx="3" dy="3" in="b" result="o"/><feFlood flood-color="#1d1d1b" flood-opacity=".5"/><feComposite in2="o" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs><path style="filter:url(#f)" fill="#ffde00" d="M20 10h40l20 35H10z"/>',
  ),
  'a colour matrix': svg(
    '<filter id="m"><feColorMatrix type="matrix" values="0 1 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 1 0"/><feComponentTransfer><feFuncA type="linear" slope=".7"/></feComponentTransfer></filter><rect filter="url(#m)" width="70" height="50" fill="#f00"/>',
  ),
  'a lit and tiled filter': svg(
    '<filter id="l"><feTurbulence baseFrequency=".05" numOctaves="2" seed="3" result="n"/><feDiffuseLighting in="n" lighting-color="#fc0" surfaceScale="2"><feDistantLight azimuth="45" elevation="60"/></feDiffuseLighting><feComposite in2="SourceAlpha" operator="in"/></filter><circle filter="url(#l)" cx="50" cy="30" r="25"/>',
  ),
  'a filter function': svg(
    '<rect style="filter:drop-shadow(4px 4px 1px #00f) saturate(.6)" x="10" y="10" width="50" height="30" fill="#e30613"/>',
  ),
  'a gradient': svg(
    '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="100" y2="0"><stop offset="0" style="stop-color:#E6332A"/><stop offset="1" style="stop-color:#312783;stop-opacity:.4"/></linearGradient><rect fill="url(#g)" width="100" height="60"/>',
  ),
  'a gradient with href': svg(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff500"/><stop offset="1" stop-color="#009640"/></linearGradient><linearGradient id="b" xlink:href="#a" gradientTransform="rotate(90)"/><radialGradient id="c" href="#a" cx=".3" cy=".3" r=".6"/></defs><rect fill="url(#b)" width="50" height="60"/><circle style="fill:url(#c)" cx="75" cy="30" r="24"/>',
  ),
  'a gradient with a fallback': svg(
    '<radialGradient id="r" fx=".2" fy=".2" spreadMethod="reflect" r=".3"><stop offset="10%" stop-color="#fff"/><stop offset="90%" stop-color="#004f9f"/></radialGradient><rect style="fill:url(#r) #f00" width="80" height="60"/><rect style="fill:url(#none) #f00" x="80" width="20" height="60"/>',
  ),
  'a gradient in a class': svg(
    '<defs><style>.cls-1{fill:url(#linear-gradient);}.cls-2{stroke:url("#linear-gradient");stroke-width:6}</style><linearGradient id="linear-gradient" x2="1"><stop offset="0" stop-color="#e6007e"/><stop offset="1" stop-color="#009fe3"/></linearGradient></defs><path class="cls-1" d="M0 0h40v60H0z"/><path class="cls-2" d="M50 5l40 50"/>',
  ),
  'a clip path': svg(
    '<clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".4"/></clipPath><rect clip-path="url(#c)" width="100" height="60" fill="#f39200"/>',
  ),
  'a clip path with a clip rule': svg(
    '<clipPath id="c"><path clip-rule="evenodd" d="M0 0h80v60H0zM20 20v20h30V20z"/></clipPath><g clip-path="url(#c)"><rect width="100" height="60" fill="#575756"/></g>',
  ),
  'a mask': svg(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="60"><rect fill="url(#g)" width="100" height="60"/></mask></defs><rect mask="url(#m)" width="100" height="60" fill="#0069b4"/>',
  ),
  'a Figma mask': svg(
    '<g clip-path="url(#clip0_1_2)"><mask id="mask0_1_2" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="60" height="60"><circle cx="30" cy="30" r="28" fill="#D9D9D9"/></mask><g mask="url(#mask0_1_2)"><rect width="60" height="60" fill="#0ACF83"/></g></g><defs><clipPath id="clip0_1_2"><rect width="100" height="60" fill="white"/></clipPath></defs>',
    'fill="none"',
  ),
  'a mask of a Sketch file': `<svg ${NS} ${XLINK} xmlns:sketch="http://www.bohemiancoding.com/sketch/ns" width="100px" height="60px" ${VIEW_BOX}><title>Logo</title><desc>Created with Sketch.</desc><defs><path d="M0,0 L60,0 L60,50 L0,50 Z" id="path-1"/></defs><g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd" sketch:type="MSPage"><mask id="mask-2" fill="white"><use xlink:href="#path-1"/></mask><circle fill="#E4002B" mask="url(#mask-2)" cx="50" cy="25" r="25"/></g></svg>`,
  'a pattern': svg(
    '<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><rect width="5" height="5" fill="#e30613"/></pattern><rect fill="url(#p)" width="100" height="60"/>',
  ),
  'a pattern with href': svg(
    '<pattern id="p" width=".2" height=".2" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#3aaa35"/></pattern><pattern id="q" xlink:href="#p" patternTransform="skewX(20)"/><rect style="fill:url(#q)" width="90" height="50"/>',
  ),
  'a marker': svg(
    '<marker id="m" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="6" markerHeight="6" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z" fill="#e6332a"/></marker><path d="M15 15 80 20 60 50" fill="none" stroke="#000" stroke-width="2" marker-end="url(#m)" style="marker-start:url(#m);marker-mid:url(#m)"/>',
  ),
  text: svg(
    '<text x="5" y="40" font-family="sans-serif" font-size="24" font-weight="700" fill="#1d1d1b">Bank <tspan fill="#e30613" dy="5">AG</tspan></text>',
  ),
  'text with styles': svg(
    '<style>text{font:italic 700 20px serif;letter-spacing:2px;text-anchor:middle}.l{fill:#36a9e1;font-family:\'MyriadPro-Bold\',sans-serif}</style><text x="50" y="40" class="l">Müller</text>',
  ),
  'text with kept spaces': svg(
    '<text x="2" y="30" font-size="16" xml:space="preserve">A   B  &amp; &lt;C&gt;</text>',
  ),
  'text on a path': svg(
    '<path id="t" d="M5 40Q50 0 95 40" fill="none"/><text font-size="14" fill="#004f9f"><textPath xlink:href="#t" startOffset="10%">Curved bank</textPath></text>',
  ),
  'transforms in attributes': svg(
    '<g transform="matrix(.8 .1 -.1 .8 10 5)"><rect transform="rotate(15 30 30) scale(1.2,.8)" x="10" y="10" width="40" height="40" fill="#f9b233"/><path transform="skewX(10) translate(20)" d="M40 10h20v40z" fill="#1d71b8"/></g>',
  ),
  'transforms in styles': svg(
    '<rect style="transform:rotate(20deg) translateX(10px);transform-origin:50px 30px" x="20" y="10" width="40" height="30" fill="#951b81"/><rect style="transform-box:fill-box;transform-origin:center;transform:scale(.5)" x="50" y="20" width="40" height="30" fill="#aaa"/>',
  ),
  'geometry in styles': svg(
    '<style>circle{r:20px;cx:40px;cy:30px}rect{width:30px;height:calc(10px + 10px);x:60px;y:10px}</style><circle fill="#bd1622"/><rect fill="#36a9e1"/>',
  ),
  'selectors of many kinds': svg(
    '<style>#one{fill:#f00}g > path:nth-child(2){fill:#0f0}[data-name="x"]{fill:#00f}path.a.b,*.c{stroke:#000;stroke-width:3}g path:not(.a):last-of-type{fill:#ff0}</style><g><path id="one" class="a b" d="M0 0h20v20H0z"/><path d="M25 0h20v20H25z"/><path data-name="x" class="c" d="M50 0h20v20H50z"/><path d="M75 0h20v20H75z"/></g>',
  ),
  'media queries': svg(
    '<style>path{fill:#000}@media (prefers-color-scheme: dark){path{fill:#fff}}@media screen and (min-width: 10px){path{fill:#e40521}}</style><path d="M10 10h70v40H10z"/>',
  ),
  'two style elements': svg(
    '<style>.a{fill:#f00}</style><style media="print">.a{fill:#0f0}</style><style>.a{stroke:#00f;stroke-width:8}</style><rect class="a" x="10" y="10" width="60" height="40"/>',
  ),
  'blended layers': svg(
    '<g style="isolation:isolate"><circle cx="40" cy="30" r="25" fill="#009fe3"/><circle style="mix-blend-mode:multiply" cx="60" cy="30" r="25" fill="#e6007e"/></g>',
  ),
  'a painted order': svg(
    '<text x="10" y="45" font-size="40" font-family="sans-serif" style="paint-order:stroke;stroke:#000;stroke-width:8px;fill:#ffcc00;stroke-linejoin:round">Ab</text>',
  ),
  'a background in a style': svg(
    '<circle cx="50" cy="30" r="20" fill="#fff"/>',
    'style="background:#1d3557"',
  ),
  'a link in a text': svg(
    '<text x="5" y="40" font-size="30"><a href="https://bank.example/"><tspan fill="#c00">Bank</tspan> AG</a></text>',
  ),
  'a link around the drawing': svg(
    '<a xlink:href="https://bank.example/" target="_blank"><rect width="60" height="40" fill="#7d4e24"/></a>',
  ),
  'nested drawings with percentages': svg(
    '<svg x="10%" y="10%" width="50%" height="80%" viewBox="0 0 10 10" preserveAspectRatio="none"><rect width="100%" height="50%" fill="#e2001a"/></svg><svg x="60" width="40" height="60" overflow="visible"><circle cx="50%" cy="50%" r="25%" fill="#004f9f"/></svg>',
  ),
  'a symbol with a view box and percentages': svg(
    '<symbol id="s" viewBox="0 0 10 10" preserveAspectRatio="xMinYMax slice"><path d="M0 0h10L5 10z" fill="currentColor"/></symbol><use href="#s" width="50%" height="100%" color="#8a1538"/><use href="#s" x="50%" width="30" height="20" style="color:#0a7d5a"/>',
  ),
  'a chain of gradients': svg(
    '<linearGradient id="a"><stop offset="0%" style="stop-color:#ffd500"/><stop offset="100%" stop-color="#c0006f"/></linearGradient><linearGradient id="b" xlink:href="#a" gradientTransform="rotate(90)"/><radialGradient id="c" href="#b" cx="30%" cy="30%" r="60%" spreadMethod="reflect"/><rect width="50" height="60" fill="url(#b)"/><rect x="50" width="50" height="60" fill="url(#c)"/>',
  ),
  'a clip path of a clip path': svg(
    '<defs><circle id="d" cx="50" cy="30" r="25"/><clipPath id="a" clip-path="url(#b)"><use href="#d"/></clipPath><clipPath id="b" clipPathUnits="userSpaceOnUse"><rect x="30" width="40" height="30"/></clipPath></defs><g clip-path="url(#a)"><rect width="100" height="60" fill="#2d2e83"/></g>',
  ),
  'a clip path in units of the box': svg(
    '<clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath><rect x="10" y="5" width="70" height="50" fill="#ef7d00" clip-path="url(#c)"/>',
  ),
  'a mask of alpha': svg(
    '<style>.m{mask:url(#m);mask-type:alpha}#m{mask-type:alpha}</style><mask id="m"><rect width="50" height="60" fill="#000" fill-opacity=".6"/></mask><rect class="m" width="100" height="60" fill="#1f9c7e"/>',
  ),
  'transforms in styles with an origin': svg(
    '<style>.t{transform:translate(20px,10px) rotate(30deg) scale(.8);transform-origin:50% 50%;transform-box:fill-box}</style><rect class="t" x="10" y="10" width="50" height="20" fill="#5b2d8e"/>',
  ),
  'selectors in a list': svg(
    '<style>g>.a,.b.c,#d,rect[width="20"]{fill:#c51718} .a:first-child{fill:#0b6}circle:not(.x){fill:#124;stroke:gold;stroke-width:2}</style><g><rect class="a" width="15" height="60"/><rect class="a" x="15" width="15" height="60"/></g><path class="b c" d="M35 0h10v60H35z"/><path id="d" d="M50 0h10v30H50z"/><rect x="65" width="20" height="20"/><circle cx="80" cy="45" r="10"/>',
  ),
  'a style that imports a font': svg(
    '<style>@import url("https://fonts.example/css?family=Lato");.t{font:700 20px Lato,sans-serif;fill:#333}</style><text class="t" x="5" y="40">Nord</text>',
  ),
  'a font face that is loaded': svg(
    '<style>@font-face{font-family:Own;src:url(https://fonts.example/own.woff2)}.t{font-family:Own,monospace;font-size:18px}</style><text class="t" x="5" y="40" fill="#007">Bank</text>',
  ),
  'comments and instructions before the root': `<?xml version="1.0"?><!-- <svg> --><?xml-model href="a.rng"?><!-- made by hand --><svg ${NS} ${VIEW_BOX}><!-- a --><rect width="70" height="30" fill="#a6192e"/></svg><!-- end -->`,
  'a byte order mark': `data:image/svg+xml;base64,${Buffer.from(`\ufeff${svg('<rect width="40" height="40" fill="#00843d"/>')}`, 'utf8').toString('base64')}`,
  'UTF-16 with a byte order mark': `data:image/svg+xml;base64,${Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${svg('<title>Größe</title><circle cx="40" cy="30" r="25" fill="#fa4616"/>')}`, 'utf16le').toString('base64')}`,
  'sizes in millimetres and a negative view box': `<svg ${NS} width="50mm" height="30mm" viewBox="-50 -30 100 60"><path d="M-40-20h60v40h-60z" fill="#0072ce"/><path d="m0,0 20,20a10 10 0 1 0 10-10z" fill="#ffb81c"/></svg>`,
  'a pattern in a pattern': svg(
    '<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="10" fill="#d6006c"/></pattern><pattern id="q" width=".5" height=".5" patternContentUnits="objectBoundingBox"><circle cx=".25" cy=".25" r=".2" fill="#003b5c"/></pattern><rect width="50" height="60" fill="url(#p)"/><rect x="50" width="50" height="60" fill="url(#q)"/>',
  ),
  'markers of a class': svg(
    '<style>.l{fill:none;stroke:#444;stroke-width:3;marker:url(#m)}</style><marker id="m" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z" fill="context-stroke"/></marker><polyline class="l" points="10,50 40,10 80,40"/>',
  ),
  'a filter of turbulence and displacement': svg(
    '<filter id="f" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".1" numOctaves="2" seed="3"/><feDisplacementMap in="SourceGraphic" in2="turb" scale="5"/><feFlood flood-color="#fff" flood-opacity=".3" result="w"/><feComposite in="w" in2="SourceGraphic" operator="in" result="c"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="c"/></feMerge></filter><rect x="10" y="10" width="70" height="40" fill="#782b90" filter="url(#f)"/>',
  ),
  'spans of text with shifts': svg(
    '<text x="50%" y="20" text-anchor="middle" font-family="Arial, sans-serif" font-weight="bold" letter-spacing="2" textLength="80" lengthAdjust="spacingAndGlyphs" fill="#005eb8">KREDIT<tspan x="50" dy="1.4em" font-style="italic" fill="#e4002b" dx="2 3 1" rotate="10 20" baseline-shift="super">2026</tspan></text>',
  ),
  'a use of a nested symbol with inherited styles': svg(
    '<defs><g id="g" style="fill:inherit"><path d="M0 0h20v20z"/></g><symbol id="s" overflow="visible"><use href="#g" x="5"/></symbol></defs><g fill="#b5121b" stroke="#222" stroke-opacity=".5" vector-effect="non-scaling-stroke"><use href="#s" transform="translate(10 10) scale(2)"/><use xlink:href="#g" x="70" style="fill:#00677f;display:inline"/></g>',
  ),
  'colours of many notations': svg(
    '<rect width="20" height="60" fill="rgb(200,30,60)"/><rect x="20" width="20" height="60" fill="hsl(200 80% 40%)"/><rect x="40" width="20" height="60" fill="rgba(0,0,0,.3)"/><rect x="60" width="20" height="60" fill="teal"/><rect x="80" width="20" height="60" style="fill:#12345678"/>',
  ),
  'a language switch': svg(
    '<switch><g systemLanguage="xx"><rect width="90" height="50" fill="#f00"/></g><g><rect width="50" height="50" fill="#00f"/></g></switch>',
  ),
  'a size without a view box': `<svg ${NS} width="100" height="60"><ellipse cx="50" cy="30" rx="40" ry="20" fill="#653024"/><polygon points="50,5 60,30 40,30" fill="#fff"/><polyline points="5,5 30,50 60,10" fill="none" stroke="#000"/><line x1="0" y1="59" x2="99" y2="59" stroke="#f00"/></svg>`,
  'an aspect ratio': svg(
    '<rect width="50" height="60" fill="#a3195b"/>',
    'width="100" height="100" preserveAspectRatio="xMinYMax slice"',
  ),
  'a default style of the root': svg(
    '<path d="M10 10 90 50M90 10 10 50"/>',
    'fill="none" stroke="#164194" stroke-width="8" stroke-linecap="round" style="stroke-dasharray:12 14"',
  ),
  'identifiers beyond ASCII': `<svg ${NS} ${XLINK} ${VIEW_BOX}><g id="x:y" class="é ü"><path d="M0 0h70v60H0z" fill="#8b5a2b"/></g></svg>`,
  'a data address with its own parameters': `data:image/svg+xml;utf8,${encodeURIComponent(svg('<rect width="60" height="40" fill="#00983a"/>'))}`,
  'a Figma shadow in a clip path': `<svg width="100" height="60" viewBox="0 0 100 60" fill="none" xmlns="http://www.w3.org/2000/svg"><g clip-path="url(#clip0_1_2)"><g filter="url(#filter0_d_1_2)"><path d="M10 10H60V40H10Z" fill="url(#paint0_linear_1_2)" shape-rendering="crispEdges"/></g></g><defs><filter id="filter0_d_1_2" x="6" y="10" width="58" height="38" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="e"/><feBlend mode="normal" in="SourceGraphic" in2="e" result="shape"/></filter><linearGradient id="paint0_linear_1_2" x1="10" y1="10" x2="60" y2="40" gradientUnits="userSpaceOnUse"><stop stop-color="#FF6A00"/><stop offset="1" stop-color="#EE0979" stop-opacity="0.5"/></linearGradient><clipPath id="clip0_1_2"><rect width="100" height="60" fill="white"/></clipPath></defs></svg>`,
  'a Sketch page': `<?xml version="1.0" encoding="UTF-8"?>\n<svg width="100px" height="60px" viewBox="0 0 100 60" version="1.1" ${NS} ${XLINK}>\n    <!-- Generator: Sketch 61 (89581) - https://sketch.com -->\n    <title>logo</title><desc>Created with Sketch.</desc><defs><polygon id="path-1" points="0 0 50 0 50 40 0 40"></polygon><linearGradient x1="50%" y1="0%" x2="50%" y2="100%" id="lg-3"><stop stop-color="#3023AE" offset="0%"></stop><stop stop-color="#C86DD7" offset="100%"></stop></linearGradient></defs><g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd"><g transform="translate(10, 10)"><mask id="mask-2" fill="white"><use xlink:href="#path-1"></use></mask><use id="Mask" fill="#D8D8D8" xlink:href="#path-1"></use><circle fill="url(#lg-3)" mask="url(#mask-2)" cx="40" cy="30" r="20"></circle></g></g></svg>`,
  'an Affinity artboard': `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg width="100%" height="100%" viewBox="0 0 100 60" version="1.1" ${NS} ${XLINK} xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"><g transform="matrix(1,0,0,1,-5,-5)"><g id="Artboard1" serif:id="Artboard 1" transform="matrix(1.01,0,0,1,0,0)"><rect x="5" y="5" width="50" height="50" style="fill:none;"/><g transform="matrix(0.9,0,0,0.9,3,3)"><path d="M10,10l50,0l0,40z" style="fill:url(#_Linear1);fill-rule:nonzero;"/></g></g></g><defs><linearGradient id="_Linear1" x1="0" y1="0" x2="1" y2="0" gradientUnits="userSpaceOnUse" gradientTransform="matrix(50,0,0,50,10,10)"><stop offset="0" style="stop-color:rgb(0,120,200);stop-opacity:1"/><stop offset="1" style="stop-color:rgb(200,20,100);stop-opacity:1"/></linearGradient></defs></svg>`,
  'an Inkscape text that no browser draws': `<svg ${NS} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" ${VIEW_BOX}><flowRoot xml:space="preserve"><flowRegion><rect width="5" height="5"/></flowRegion><flowPara>hidden</flowPara></flowRoot><path d="M10 10h50v30z" style="fill:#a02c2c;fill-rule:evenodd;stroke:none;-inkscape-stroke:none;font-variation-settings:normal;marker:none"/></svg>`,
  'an Inkscape gradient without stops of its own': `<svg ${NS} ${XLINK} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ${VIEW_BOX}><defs><inkscape:perspective id="p"/><inkscape:path-effect effect="spiro" id="pe"/><linearGradient inkscape:collect="always" id="lg1"><stop style="stop-color:#5555ff;stop-opacity:1" offset="0" id="s1"/><stop style="stop-color:#5555ff;stop-opacity:0" offset="1"/></linearGradient><linearGradient inkscape:collect="always" xlink:href="#lg1" id="lg2" x1="0" y1="0" x2="100" y2="0" gradientUnits="userSpaceOnUse"/></defs><g inkscape:label="L" inkscape:groupmode="layer"><rect style="opacity:1;fill:url(#lg2);stroke:#1a1a1a;stroke-width:1.5;stroke-dasharray:4.5, 1.5;stroke-dashoffset:0" width="90" height="50" x="4" y="4" ry="6" inkscape:path-effect="#pe"/></g></svg>`,
  'Illustrator classes that blend and clip': svg(
    '<defs><style>\n      .cls-1 { fill: url(#linear-gradient); isolation: isolate; mix-blend-mode: multiply; }\n .cls-2 { clip-path: url(#clippath); } .cls-3, .cls-1 { stroke-width: 0px; }\n</style><clipPath id="clippath"><rect class="cls-3" width="50" height="60"/></clipPath><linearGradient id="linear-gradient" x1="0" y1="0" x2="100" y2="60" gradientTransform="translate(0 60) scale(1 -1)" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fdc300"/><stop offset="1" stop-color="#e5007d"/></linearGradient></defs><g class="cls-2"><rect class="cls-1" width="100" height="60"/></g>',
  ),
  'Illustrator layers and variables': `<svg xmlns:x="http://ns.adobe.com/Extensibility/1.0/" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" xmlns:graph="http://ns.adobe.com/Graphs/1.0/" i:viewOrigin="0 60" i:rulerOrigin="0 0" i:pageBounds="0 60 100 0" ${NS} ${XLINK} ${VIEW_BOX} overflow="visible" enable-background="new 0 0 100 60"><metadata><variableSets xmlns="http://ns.adobe.com/Variables/1.0/"><variableSet/></variableSets></metadata><g id="Layer_1" i:layer="yes" i:dimmedPercent="50" i:rgbTrio="#4F008000FFFF"><path i:knockout="Off" fill="#0066B3" d="M10,10h40v40z"/></g></svg>`,
  'variables with a fallback': svg(
    '<style>:root{--a:#0a7}.x{fill:var(--a,#f00)}.y{fill:var(--nix, rgb(10 20 200 / 80%))}</style><rect class="x" width="40" height="60"/><rect class="y" x="50" width="40" height="60"/>',
  ),
  'media queries with only and not': svg(
    '<style>@media only screen and (min-width:1px){.a{fill:#08f}}@media not print{.b{fill:#f80}}</style><rect class="a" width="40" height="50"/><rect class="b" x="50" width="40" height="50"/>',
  ),
  'a style with a condition': svg(
    '<style>.a{fill:#08f}@supports (fill:red){.a{fill:#8a0}}</style><rect class="a" width="40" height="50"/>',
  ),
  'a style in a layer': svg(
    '<style>@layer base{.a{fill:#08f}}</style><rect class="a" width="40" height="50"/>',
  ),
  'selectors with is and where': svg(
    '<style>:is(.a,.b){fill:#08f}:where(rect):not(.a){stroke:#f00;stroke-width:4}g>rect:nth-child(2n+1){opacity:.6}rect[data-k="1"]{fill:#0c0}</style><g><rect class="a" width="20" height="50"/><rect class="b" x="30" width="20" height="50"/><rect data-k="1" x="60" width="20" height="50"/></g>',
  ),
  'a style with a namespace': svg(
    '<style>@namespace svg url(http://www.w3.org/2000/svg);@namespace "http://www.w3.org/2000/svg";svg|rect{fill:#a0a}</style><rect width="40" height="50"/>',
  ),
  'a style in a page comment': svg(
    '<style><!-- .a{fill:#a0a} --></style><rect class="a" width="40" height="50"/>',
  ),
  'colours beyond sRGB': svg(
    '<rect width="20" height="60" fill="hwb(200 10% 20%)"/><rect x="25" width="20" height="60" fill="oklch(60% 0.2 30)"/><rect x="50" width="20" height="60" fill="color(display-p3 1 0 0)"/><rect x="75" width="20" height="60" fill="rgb(10%,90%,30%)"/>',
  ),
  'a colour of a profile': svg(
    '<rect width="60" height="60" fill="#CD853F icc-color(acmecmyk, 0.11, 0.48, 0.83, 0.00)"/>',
  ),
  'a calculated size': svg('<rect style="width:calc(50% - 10px);height:calc(20px + 10px);fill:#096"/>'),
  'a path in a style': svg('<path style="d:path(\'M0 0h50v50z\');fill:#096"/>'),
  'a clip path without an element': svg(
    '<rect width="90" height="50" fill="#096" style="clip-path:polygon(0 0, 100% 0, 50% 100%)"/>',
  ),
  'a quoted reference': svg(
    '<mask id="m"><circle cx="40" cy="30" r="25" fill="#fff"/></mask><g mask="url(&quot;#m&quot;)"><rect width="90" height="60" fill="#06c"/></g>',
  ),
  'markers in both directions': svg(
    '<marker id="a" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="6" markerHeight="6" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="context-stroke"/></marker><polyline points="20,20 50,40 80,20" fill="none" stroke="#c00" marker-start="url(#a)" marker-end="url(#a)"/>',
  ),
  'a radial gradient with a focus': svg(
    '<radialGradient id="g" cx=".5" cy=".5" r=".5" fx=".3" fy=".3" fr=".1" spreadMethod="reflect"><stop stop-color="#fff"/><stop offset="100%" stop-color="#00f"/></radialGradient><circle cx="50" cy="30" r="28" fill="url(#g)"/>',
  ),
  'a gradient of the current colour': svg(
    '<linearGradient id="b"><stop offset="5%" stop-color="currentColor"/><stop offset="95%" stop-color="#ff0"/></linearGradient><linearGradient id="c" href="#b" x1="0%" x2="0%" y1="0%" y2="100%"/><rect width="80" height="60" fill="url(#c)"/>',
    'color="#0a0"',
  ),
  'a switch by features': svg(
    '<switch><g requiredFeatures="http://www.w3.org/TR/SVG11/feature#Shape"><rect width="50" height="50" fill="#390"/></g><text>no</text></switch>',
  ),
  'a nested drawing with its own style': svg(
    '<svg x="50%" width="50%" height="100%"><style>.n{fill:#039}</style><rect class="n" width="80%" height="80%"/></svg>',
  ),
  'neither a size nor a view box': `<svg ${NS}><rect width="150" height="90" fill="#639"/></svg>`,
  'text of a fixed length in the middle': svg(
    '<text x="50%" y="50%" dominant-baseline="middle" text-anchor="middle" textLength="80" lengthAdjust="spacingAndGlyphs" style="font:italic bold 20px/1 serif">ÄÖ &amp; Co</text>',
  ),
  'a filter of tables and kernels': svg(
    '<filter id="f"><feComponentTransfer><feFuncR type="gamma" amplitude="1" exponent=".5"/><feFuncG type="table" tableValues="0 .5 1"/><feFuncB type="discrete" tableValues="0 1"/><feFuncA type="linear" slope=".8"/></feComponentTransfer><feConvolveMatrix order="3" kernelMatrix="0 0 0 0 1 0 0 0 0" edgeMode="none"/></filter><rect width="60" height="50" fill="#963" filter="url(#f)"/>',
  ),
  'several filter functions': svg(
    '<rect x="10" y="10" width="40" height="30" fill="#963" style="filter:drop-shadow(3px 3px 2px rgba(0,0,0,.5)) saturate(2) hue-rotate(30deg)"/>',
  ),
  'dashes that do not scale': svg(
    '<path d="M10 10h70v40z" fill="#fd0" stroke="#333" stroke-width="6" vector-effect="non-scaling-stroke" paint-order="stroke fill" stroke-linecap="square" stroke-dasharray="8 3" pathLength="100"/>',
  ),
  'hidden parts': svg(
    '<g display="none"><rect width="90" height="60" fill="red"/></g><g style="visibility:hidden"><rect width="90" height="60" fill="red"/><rect width="40" height="40" fill="#276" visibility="visible"/></g>',
  ),
  'a Vectornator layer': `<svg xmlns:vectornator="http://vectornator.io" ${NS} ${XLINK} ${VIEW_BOX} stroke-miterlimit="10" style="fill-rule:nonzero;clip-rule:evenodd;stroke-linecap:round;stroke-linejoin:round;" version="1.1" xml:space="preserve"><metadata><vectornator:setting key="DimensionsVisible" value="1"/></metadata><defs/><g id="Layer-1" vectornator:layerName="Layer 1"><path d="M10 10L60 10L60 40Z" fill="#1f7a8c" fill-rule="nonzero" opacity="1" stroke="none" vectornator:layerName="Path"/></g></svg>`,
  'a Boxy SVG shape': `<svg ${VIEW_BOX} ${NS} xmlns:bx="https://boxy-svg.com"><defs><bx:grid x="0" y="0"/><linearGradient id="color-0"><title>blue</title><stop style="stop-color:rgb(0,100,200);"/></linearGradient></defs><path d="M 10 10 L 60 10 L 35 50 Z" fill="url(#color-0)" bx:shape="triangle 10 10 50 40 0.5 0 1@abc"/></svg>`,
  'a draw.io document': `<svg ${NS} ${XLINK} version="1.1" width="100px" height="60px" viewBox="-0.5 -0.5 100 60" content="&lt;mxfile&gt;&lt;/mxfile&gt;" style="background-color: rgb(255, 255, 255);"><defs/><g><g data-cell-id="0"><rect x="0" y="0" width="90" height="50" fill="#dae8fc" stroke="#6c8ebf" pointer-events="all"/></g></g></svg>`,
  'a Gravit layer that blends': `<svg ${NS} ${XLINK} style="isolation:isolate" ${VIEW_BOX} width="100pt" height="60pt"><defs><clipPath id="_clipPath_abc"><rect width="100" height="60"/></clipPath></defs><g clip-path="url(#_clipPath_abc)"><path d=" M 10 10 L 60 10 L 60 50 Z " fill-rule="evenodd" fill="rgb(50,80,120)"/><g style="mix-blend-mode:overlay;opacity:.7"><circle cx="40" cy="30" r="20" fill="rgb(250,80,20)"/></g></g></svg>`,
  'a Canva clip path': `<svg ${NS} ${XLINK} width="100" zoomAndPan="magnify" ${VIEW_BOX} height="60" preserveAspectRatio="xMidYMid meet" version="1.0"><defs><g/><clipPath id="a1"><path d="M 0 0 L 60 0 L 60 60 L 0 60 Z" clip-rule="nonzero"/></clipPath></defs><g clip-path="url(#a1)"><path fill="#ff3131" d="M 10 10 L 90 10 L 90 50 Z" fill-opacity="1" fill-rule="nonzero"/></g><g fill="#000" fill-opacity="1"><g transform="translate(10,50)"><g><path d="M0 0 L10 0 L10 -10 Z"/></g></g></g></svg>`,
  'a Matplotlib figure': `<?xml version="1.0" encoding="utf-8" standalone="no"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\n  "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg ${XLINK} width="100pt" height="60pt" ${VIEW_BOX} ${NS} version="1.1"><metadata><rdf:RDF xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:cc="http://creativecommons.org/ns#" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><cc:Work><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata><defs><style type="text/css">*{stroke-linejoin: round; stroke-linecap: butt}</style></defs><g id="figure_1"><path d="M 10 10 L 60 50" style="fill: none; stroke: #1f77b4; stroke-width: 5"/></g></svg>`,
  'a Potrace outline': `<?xml version="1.0" standalone="no"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">\n<svg version="1.0" ${NS} width="100.000000pt" height="60.000000pt" viewBox="0 0 100.000000 60.000000" preserveAspectRatio="xMidYMid meet"><metadata>Created by potrace 1.15</metadata><g transform="translate(0,60) scale(0.1,-0.1)" fill="#000000" stroke="none"><path d="M100 500 l300 0 0 -200 -300 0 z m50 -50 c10 -10 20 -10 30 0z"/></g></svg>`,
  'a path without separators': svg(
    '<path fill="#639" d="M1e1 1E+1a25,25 0 01 50-0-.5.5.5 0 110 1h5.5.5v.5L10-10z"/>',
  ),
  'a document type with attributes': `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ATTLIST svg xmlns:a CDATA #IMPLIED a:scriptVersion CDATA #IMPLIED><!-- c ] --><!ENTITY % x "y">]><svg ${NS} ${VIEW_BOX}><rect width="60" height="50" fill="#0c9"/></svg>`,
  'a colour of SVG 2 that no browser draws': svg(
    '<defs><solidColor id="s" solid-color="#0c9"/></defs><rect width="50" height="50" fill="#09c"/>',
  ),
  'declarations that override each other': svg(
    '<style>.a{fill:red;fill:#09c!important;fill:green}</style><rect class="a" width="50" height="50" style="fill:blue"/>',
  ),
  'text with every font variant': svg(
    '<text x="5" y="30" font-size="18" style="font-variant-ligatures:normal;font-variant-position:normal;font-variant-caps:small-caps;font-variant-numeric:normal;font-variant-alternates:normal;font-feature-settings:normal;shape-margin:0;shape-padding:0;text-decoration:underline;text-decoration-thickness:3px;fill:#0a5">Bank</text>',
  ),
};

const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface PngForm {
  width: number;
  height: number;
  depth: number;
  colour: 0 | 2 | 3 | 4 | 6;
  isInterlaced?: boolean;
  chunks?: Buffer[];
}

export function encodePng({
  width,
  height,
  depth,
  colour,
  isInterlaced = false,
  chunks = [],
}: PngForm): Buffer {
  const samples = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colour];
  const line = (y: number, firstColumn: number, step: number) => {
    const bits: number[] = [];
    for (let x = firstColumn; x < width; x += step) {
      for (let sample = 0; sample < samples; sample += 1) {
        const value =
          Math.floor((((x + 1) * (sample + 1) + y * 3) % 64) * 2 ** Math.max(0, depth - 6)) % 2 ** depth;
        for (let bit = depth - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
      }
    }
    if (bits.length === 0) return Buffer.alloc(0);
    const bytes = Buffer.alloc(1 + Math.ceil(bits.length / 8));
    for (const [index, bit] of bits.entries())
      bytes[1 + (index >> 3)] = (bytes[1 + (index >> 3)] ?? 0) | (bit << (7 - (index & 7)));
    return bytes;
  };
  const lines: Buffer[] = [];
  for (const [x, y, stepX, stepY] of isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const)) {
    for (let row = y; row < height; row += stepY) lines.push(line(row, x, stepX));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    encodePngChunk('IHDR', header),
    ...chunks,
    encodePngChunk('IDAT', deflateSync(Buffer.concat(lines))),
    encodePngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function encodePngChunk(type: string, data: Uint8Array): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunkBytes = Buffer.alloc(typeAndData.length + 8);
  chunkBytes.writeUInt32BE(data.length, 0);
  typeAndData.copy(chunkBytes, 4);
  chunkBytes.writeUInt32BE(crc32(typeAndData), typeAndData.length + 4);
  return chunkBytes;
}

export const createPngDataUrl = (png: Uint8Array) =>
  `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

const PALETTE = encodePngChunk(
  'PLTE',
  Buffer.from(Array.from({ length: 48 }, (_, index) => (index * 53) % 256)),
);
const GAMMA = encodePngChunk('gAMA', numbers(100_000));
const WIDE_PRIMARIES = encodePngChunk(
  'cHRM',
  numbers(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000),
);

async function pngLogos(): Promise<Record<string, Buffer>> {
  const size = { width: 37, height: 23 };
  return {
    'interlaced, 1 bit': encodePng({ ...size, depth: 1, colour: 0, isInterlaced: true }),
    'interlaced, 2 bits': encodePng({ ...size, depth: 2, colour: 0, isInterlaced: true }),
    'interlaced, 4 bits with a palette': encodePng({
      ...size,
      depth: 4,
      colour: 3,
      isInterlaced: true,
      chunks: [PALETTE],
    }),
    'interlaced, a single column': encodePng({
      width: 1,
      height: 9,
      depth: 1,
      colour: 0,
      isInterlaced: true,
    }),
    'interlaced, 8 bits with alpha': encodePng({ ...size, depth: 8, colour: 6, isInterlaced: true }),
    '1 bit': encodePng({ ...size, depth: 1, colour: 0 }),
    '4 bits with a palette': encodePng({ ...size, depth: 4, colour: 3, chunks: [PALETTE] }),
    '16 bits': encodePng({ ...size, depth: 16, colour: 2 }),
    'grey with alpha': encodePng({ ...size, depth: 8, colour: 4 }),
    'a gamma of 1': encodePng({ ...size, depth: 8, colour: 2, chunks: [GAMMA] }),
    'a gamma and wide primaries': encodePng({
      ...size,
      depth: 8,
      colour: 2,
      chunks: [GAMMA, WIDE_PRIMARIES],
    }),
    'a rendering intent': encodePng({
      ...size,
      depth: 8,
      colour: 2,
      chunks: [encodePngChunk('sRGB', Buffer.from([0]))],
    }),
    'a wide colour profile': await sharp(encodePng({ ...size, depth: 8, colour: 2 }))
      .withIccProfile('p3')
      .png()
      .toBuffer(),
    'a transparent colour': encodePng({
      ...size,
      depth: 4,
      colour: 0,
      chunks: [encodePngChunk('tRNS', Buffer.from([0, 3]))],
    }),
  };
}

async function logosWithPictures(): Promise<Record<string, string>> {
  const squareImage = { create: { width: 24, height: 24, channels: 3, background: '#0a7d4f' } } as const;
  const jpeg = `data:image/jpeg;base64,${(await sharp(squareImage).jpeg().toBuffer()).toString('base64')}`;
  const png = createPngDataUrl(encodePng({ width: 20, height: 20, depth: 8, colour: 2 }));
  const interlaced = createPngDataUrl(
    encodePng({ width: 20, height: 20, depth: 2, colour: 0, isInterlaced: true }),
  );
  const lines = png.replace(/(.{76})/g, '$1\n');
  return {
    'an embedded PNG': svg(`<image width="50" height="50" x="10" y="5" xlink:href="${png}"/>`),
    'an embedded PNG in lines': svg(`<image width="50" height="50" xlink:href="${lines}"/>`),
    'an embedded JPEG': svg(`<image width="50" height="50" href="${jpeg}" transform="rotate(5)"/>`),
    'an embedded JPEG of another name': svg(
      `<image width="50" height="50" xlink:href="${jpeg.replace('jpeg', 'jpg')}"/>`,
    ),
    'an embedded interlaced PNG': svg(
      `<image width="50" height="50" style="image-rendering:pixelated" xlink:href="${interlaced}"/>`,
    ),
    'a Figma picture fill': svg(
      `<rect width="60" height="50" fill="url(#pattern0)"/><defs><pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0" transform="scale(0.05)"/></pattern><image id="image0" width="20" height="20" xlink:href="${png}"/></defs>`,
      'fill="none"',
    ),
    'a picture in a filter': svg(
      `<filter id="f" x="0" y="0" width="1" height="1"><feImage href="${png}" preserveAspectRatio="none"/><feComposite in2="SourceAlpha" operator="in"/></filter><circle filter="url(#f)" cx="40" cy="30" r="25"/>`,
    ),
    'a masked picture': svg(
      `<mask id="m"><circle cx="30" cy="30" r="20" fill="#fff"/></mask><g mask="url(#m)"><image width="60" height="60" xlink:href="${jpeg}"/></g>`,
    ),
  };
}

export async function createOwnLogos(): Promise<ReadonlyMap<string, string>> {
  const pictures = Object.entries(await pngLogos()).map(
    ([name, png]) => [`PNG: ${name}`, createPngDataUrl(png)] as const,
  );
  return new Map([...Object.entries({ ...SVG_LOGOS, ...(await logosWithPictures()) }), ...pictures]);
}
