import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LICENCE_OUTPUT_FILE = 'licences.txt';

/** Packages spell licences in this way. Add a licence only after a legal review. */
const PRODUCT_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT OR CC0-1.0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
  'Unlicense OR Apache-2.0',
]);

const TOOL_LICENCES: ReadonlySet<string> = new Set([
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MIT AND Zlib',
  'MIT OR Apache-2.0',
  'MIT OR GPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'MPL-2.0 OR Apache-2.0',
  'Python-2.0',
]);

interface LicenceReview {
  licence: string;
  note?: string;
}

/** These packages declare no licence, a choice, or an incomplete licence. */
const REVIEWED_PACKAGES: Readonly<Record<string, LicenceReview>> = {
  'date-holidays': {
    licence: 'ISC AND CC-BY-SA-3.0',
    note:
      'The calendar data is from Wikipedia, under Creative Commons BY-SA 3.0 ' +
      '(https://creativecommons.org/licenses/by-sa/3.0/). The portal uses it unchanged, as a package of its own, ' +
      'and asks it which days are public holidays. The text below names the articles.',
  },
  'bankdata-germany': {
    licence: 'MIT',
    note: 'Offered under MIT or MPL-2.0. The product uses it under MIT.',
  },
  ibantools: { licence: 'MIT', note: 'Offered under MIT or MPL-2.0. The product uses it under MIT.' },
  'require-like': { licence: 'MIT' },
};

const COPYLEFT_LICENCE =
  /\bBY-SA\b|Share-?Alike|\b[AL]?GPL\b|\bGNU\b|Mozilla Public|\bEPL-|\bCDDL\b|\bSSPL\b|Commons Clause/i;

export interface LicensedPackage {
  name: string;
  version: string;
  /** Null if neither package-lock.json nor the package declares one. */
  licence: string | null;
  isTool: boolean;
  texts: readonly string[];
  author: string | null;
}

export function findLicenceProblems(packages: readonly LicensedPackage[]): string[] {
  return packages.flatMap(({ name, version, licence, isTool, texts }) => {
    if (Object.hasOwn(REVIEWED_PACKAGES, name)) return [];
    const isAllowed =
      licence !== null && (PRODUCT_LICENCES.has(licence) || (isTool && TOOL_LICENCES.has(licence)));
    if (!isAllowed)
      return [`${name}@${version}: ${licence ?? 'no licence'} is not on the list of allowed licences`];
    const copyleftName = isTool
      ? undefined
      : texts.map((text) => COPYLEFT_LICENCE.exec(text)?.[0]).find(Boolean);
    return copyleftName
      ? [`${name}@${version}: declared as ${licence}, but its text mentions ${copyleftName}`]
      : [];
  });
}

const LICENCE_FILE = /^((un)?licen[cs]e|copying|copyright|notice)/i;

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** Omits optional packages of other platforms that declare no licence. */
export function readLockedPackages(): (LicensedPackage & { path: string })[] {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  return Object.entries(packages).flatMap(([path, { version = '', license, dev, devOptional }]) => {
    const isInstalled = existsSync(join(path, 'package.json'));
    if (path === '' || (!isInstalled && license === undefined)) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const manifest = isInstalled ? JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) : {};
    const licence =
      REVIEWED_PACKAGES[name]?.licence ?? declaredLicence(license ?? manifest.license ?? manifest.licenses);
    const isTool = dev === true || devOptional === true;
    const author: unknown = manifest.author?.name ?? manifest.author;
    return {
      ...{ path, name, version, licence, isTool },
      texts: isTool || !isInstalled ? [] : licenceTexts(path),
      author: typeof author === 'string' ? author.replace(/\s*[<(].*$/, '') : null,
    };
  });
}

/** Packages declare an SPDX expression, or the old list of types. */
function declaredLicence(licenceField: unknown): string | null {
  const [first] = Array.isArray(licenceField) ? licenceField : [licenceField];
  const text: unknown = typeof first === 'object' && first !== null ? Object(first).type : first;
  return typeof text === 'string' ? text.replace(/^\((.*)\)$/, '$1').replace(/ or /g, ' OR ') : null;
}

function licenceTexts(path: string): string[] {
  const readText = (name: string) => readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n').trim();
  const names = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const files = names
    .filter((name) => LICENCE_FILE.test(name))
    .map(readText)
    // Some files contain only the identifier.
    .filter((text) => text.includes('\n'));
  if (files.length > 0) return files;
  const readmeTexts = names
    .filter((name) => /^readme/i.test(name))
    .map((name) => README_LICENCE.exec(readText(name))?.[0]);
  return readmeTexts.filter((text) => text !== undefined);
}

const README_LICENCE =
  /^#* *licen[cs]e\b(?:(?!^#* *licen[cs]e\b)[\s\S])*Permission is hereby granted[\s\S]*$/im;

export function createLicenceFile(packages: readonly LicensedPackage[]): string {
  const productPackages = packages.filter(({ isTool }) => !isTool);
  const packagesByText = new Map<string, string[]>();
  for (const licensedPackage of productPackages) {
    const text =
      licensedPackage.texts.length > 0
        ? licensedPackage.texts.join('\n\n')
        : standardText(licensedPackage, productPackages);
    packagesByText.set(text, [...(packagesByText.get(text) ?? []), headingOf(licensedPackage)]);
  }
  const sections = [...packagesByText].map(([text, headings]) => [...new Set(headings), '', text].join('\n'));
  return `${[INTRODUCTION, ...sections].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const INTRODUCTION =
  'This portal contains the following software and data of third parties. ' +
  'Each section names packages and their versions, and then the text of their licence.';

function headingOf({ name, version, licence }: LicensedPackage): string {
  const note = REVIEWED_PACKAGES[name]?.note;
  return [`${name} ${version} (${licence})`, ...(note ? [note] : [])].join('\n');
}

function standardText(
  { name, licence, author }: LicensedPackage,
  knownPackages: readonly LicensedPackage[],
): string {
  const parts = (licence ?? '').split(' OR ', 1)[0]?.split(' AND ') ?? [];
  const texts = parts.map((part) => {
    if (part === 'MIT') return `Copyright (c) ${author ?? `the authors of ${name}`}\n\n${MIT_TEXT}`;
    const [text] =
      knownPackages.find((otherPackage) => otherPackage.licence === part && otherPackage.texts.length > 0)
        ?.texts ?? [];
    if (text === undefined) throw new Error(`${name} has no licence file, and no other package has ${part}.`);
    return text;
  });
  return texts.join('\n\n');
}

const MIT_TEXT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify,
merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished
to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE
FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

export const licencesPlugin: Plugin = {
  name: 'licences',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle() {
    const packages = readLockedPackages();
    const bundledPaths = new Set(Array.from(this.getModuleIds(), packagePath));
    const productPackages = packages.map((licensedPackage) =>
      bundledPaths.has(licensedPackage.path) ? markAsProduct(licensedPackage) : licensedPackage,
    );
    this.emitFile({
      type: 'asset',
      fileName: LICENCE_OUTPUT_FILE,
      source: createLicenceFile(productPackages),
    });
  },
};

function packagePath(id: string): string {
  return /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0].replace(`${process.cwd()}/`, '') ?? '';
}

/** The package is declared as a tool, but the browser's files contain it. */
const markAsProduct = (licensedPackage: LicensedPackage & { path: string }) =>
  licensedPackage.isTool
    ? { ...licensedPackage, isTool: false, texts: licenceTexts(licensedPackage.path) }
    : licensedPackage;
