import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBareText } from './bare-text';

// If `isFound`, a page translator would break the text.
const CASES: readonly [title: string, jsx: string, isFound: boolean][] = [
  ['text alone in its element', '<p>{name}</p>', false],
  ['text that changes alone in its element', "<p>{isOpen ? 'open' : name}</p>", false],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: JSX as text
  ['a template string alone in its element', '<p>{`${name} (${count})`}</p>', false],
  ['two texts in one element', '<p>{name} {count}</p>', true],
  ['text of a type of its own beside an element', '<p>{words}<b>1</b></p>', true],
  ['text beside an element', '<p>{name}<b>1</b></p>', true],
  ['a translation beside an element', "<p>{t('name')}<b>1</b></p>", true],
  ['text in an element of its own', '<p><span>{name}</span><b>1</b></p>', false],
  ['words before an element that comes and goes', '<p>Total {isOpen && <b>1</b>}</p>', false],
  ['words behind an element that comes and goes', '<p>{isOpen && <b>1</b>} total</p>', true],
  ['text below translate="no"', '<p translate="no">{name}<b>1</b></p>', false],
  ['text in a fragment', '<>{name}</>', true],
  ['several texts of a list', '<p>{[name, name]}</p>', true],
  ['elements of a list', '<p>{[name].map((one) => <b key={one}>{one}</b>)}</p>', false],
  ['text given to a prop that stands beside others', '<Beside>{name}</Beside>', true],
  ['text given to such a prop through a component', '<Through label={name} />', true],
  ['an element given to such a prop', '<Beside><i>{name}</i></Beside>', false],
  ['text given to a prop that stands alone', '<Alone>{name}</Alone>', false],
  ['a prop beside others that is given elements only', '<p>{slot}<b>1</b></p>', false],
  ['a sentence with elements in it', '<p><Trans i18nKey="name" /></p>', true],
  [
    'a sentence with elements in it, in an element with a key',
    '<p key={name}><Trans i18nKey="name" /></p>',
    false,
  ],
];

const COMPONENTS = `
  import type { ReactNode } from 'react';
  declare function Trans(props: { i18nKey: string }): JSX.Element;
  function Beside({ children }: { children: ReactNode }) { return <p>{children}<b>1</b></p>; }
  function Through({ label }: { label: ReactNode }) { return <Beside>{label}</Beside>; }
  function Alone({ children }: { children: ReactNode }) { return <p>{children}</p>; }
  type Props = { name: string; count: number; isOpen: boolean; slot: ReactNode; words: string & { readonly of: 'words' }; t: (key: string) => string };
`;

const RETURNING_COMPONENT = `export function Returned({ name }: { name: string }) { return name === '' ? null : name; }`;

const screens = ['app', 'ui', 'mock-server/pages']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|\/testing\//.test(file));

const programFiles = new Map(
  CASES.map(([, jsx], index): [string, string] => [
    `app/case-${index}.tsx`,
    `${COMPONENTS} export function Case({ name, count, isOpen, slot, words, t }: Props) { return ${jsx}; }`,
  ]),
).set('app/returned.tsx', RETURNING_COMPONENT);

let program: ts.Program;

beforeAll(() => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => programFiles.has(file) || fileExists(file);
  host.getSourceFile = (file, language, ...rest) => {
    const text = programFiles.get(file);
    return text === undefined
      ? getSourceFile(file, language, ...rest)
      : ts.createSourceFile(file, text, language);
  };
  program = ts.createProgram(
    [...screens, ...programFiles.keys()],
    { ...options, allowJs: false, types: [] },
    host,
  );
}, 120_000);

describe('findBareText (text that page translators would break)', () => {
  it.each(CASES.map(([title, , isFound], index) => [isFound ? 'reports' : 'accepts', title, index, isFound]))(
    '%s %s',
    (_, __, index, isFound) => {
      const found = findBareText(program, [`app/case-${index}.tsx`]);
      expect(found.length > 0).toBe(isFound);
    },
  );

  it('reports text that a component returns without an element', () => {
    expect(findBareText(program, ['app/returned.tsx'])).toMatchObject([{ text: 'name' }]);
  });
});

it('every text of the portal and the simulator is in an element of its own, so that page translators keep it intact', () => {
  expect(screens.length).toBeGreaterThan(150);
  expect(findBareText(program, screens)).toEqual([]);
}, 120_000);
