import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createLicenceFile, findLicenceProblems, type LicensedPackage, readLockedPackages } from './licences';

const packages = readLockedPackages();

const createPackage = (more: Partial<LicensedPackage>): LicensedPackage => ({
  ...{ name: 'new-package', version: '1.0.0', licence: 'MIT', isTool: false, texts: [], author: null },
  ...more,
});

describe('findLicenceProblems', () => {
  it('returns no problem for the packages of package-lock.json', () => {
    expect(packages.length).toBeGreaterThan(800);
    expect(findLicenceProblems(packages)).toEqual([]);
  });

  it.each<[string, Partial<LicensedPackage>]>([
    ['GPL-3.0-only in the product', { licence: 'GPL-3.0-only' }],
    ['AGPL-3.0 in a tool', { licence: 'AGPL-3.0-only', isTool: true }],
    ['a choice that was not reviewed', { licence: 'MIT OR GPL-2.0-only' }],
    ['LGPL in the product, which only tools may have', { licence: 'LGPL-3.0-or-later' }],
    ['a package without a licence', { licence: null }],
    ['a package with terms of its own', { licence: 'SEE LICENSE IN LICENSE.md' }],
    ['an unlicensed package', { licence: 'UNLICENSED' }],
    ['share-alike data in a package that declares MIT', { texts: ['Data under CC BY-SA 4.0'] }],
    ['a GPL text in a package that declares MIT', { texts: ['GNU GENERAL PUBLIC LICENSE'] }],
  ])('refuses %s', (_, more) => {
    expect(findLicenceProblems([createPackage(more)])).toHaveLength(1);
  });

  it.each<[string, Partial<LicensedPackage>]>([
    ['MIT in the product', {}],
    ['LGPL in a tool', { licence: 'LGPL-3.0-or-later', isTool: true }],
    ['a reviewed package with share-alike data', { name: 'date-holidays', texts: ['CC BY-SA 3.0'] }],
  ])('allows %s', (_, more) => {
    expect(findLicenceProblems([createPackage(more)])).toEqual([]);
  });
});

describe('createLicenceFile', () => {
  const file = createLicenceFile(packages);

  it.each(Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies))(
    'names the package %s with its version',
    (name) => {
      const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
      expect(file).toContain(`\n${name} ${version} (`);
    },
  );

  it('attributes the calendar data of date-holidays and names its licence', () => {
    const [section = ''] = file.split(/\n-{80}\n/).filter((part) => part.includes('\ndate-holidays '));
    expect(section).toContain('(ISC AND CC-BY-SA-3.0)');
    expect(section).toContain('https://creativecommons.org/licenses/by-sa/3.0/');
    expect(section).toContain('https://de.wikipedia.org/wiki/Feiertage_in_Deutschland');
  });

  it.each([
    ['BlueOak-1.0.0', 'Blue Oak Model License'],
    ['OFL-1.1', 'SIL OPEN FONT LICENSE'],
    ['Apache-2.0', 'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION'],
    ['PSF-2.0', 'PYTHON SOFTWARE FOUNDATION LICENSE'],
  ])('contains the text of %s', (_, text) => {
    expect(file).toContain(text);
  });

  it('writes the standard text with the author for a package without a licence file', () => {
    const text = createLicenceFile([createPackage({ author: 'Kris Zyp' })]);
    expect(text).toContain('new-package 1.0.0 (MIT)');
    expect(text).toContain('Copyright (c) Kris Zyp\n\nPermission is hereby granted, free of charge');
  });

  it('names packages with the same text together', () => {
    const texts = ['MIT License\n\nPermission is hereby granted'];
    const text = createLicenceFile([
      createPackage({ name: 'one', texts }),
      createPackage({ name: 'other', texts }),
    ]);
    expect(text).toContain('one 1.0.0 (MIT)\nother 1.0.0 (MIT)\n\nMIT License');
  });

  it('omits packages that are only tools of the build', () => {
    expect(file).not.toContain('@biomejs/biome');
    expect(createLicenceFile([createPackage({ isTool: true })])).not.toContain('new-package');
  });
});

it('the project states its own licence', () => {
  expect(existsSync('LICENSE')).toBe(true);
  expect(JSON.parse(readFileSync('package.json', 'utf8')).license).toBe('SEE LICENSE IN LICENSE');
});
