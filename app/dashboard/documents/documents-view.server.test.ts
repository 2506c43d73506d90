import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PageResponse } from '~/testing/page-response';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

async function openDocuments(world: string, as = 'applicant') {
  const visitor = await visit(world, { as });
  const base = `/dashboard/applications/${visitor.world.application()}`;
  return { visitor, base, tab: `${base}/documents` };
}

function rowOf({ document }: PageResponse, name: string) {
  const rows = [...document.querySelectorAll('main li[data-state]')];
  const row = rows.find((each) => each.querySelector('bdi')?.textContent === name);
  if (!row) throw new Error(`no document is named ${name}`);
  const has = (selector: string) => row.querySelector(selector) !== null;
  return {
    text: row.textContent.replace(/\s+/g, ' '),
    actions: [
      ...(has('a[href*="?preview="]') ? ['look'] : []),
      ...(has('a[href*="/files/"]') ? ['download'] : []),
      ...(has('a[href*="?delete="]') ? ['remove'] : []),
      ...(has('input[name="visible"]') ? ['hide'] : []),
    ],
  };
}

describe('DOC-03 DOC-06 DOC-09 document in the list', () => {
  let page: PageResponse;
  let pageForAdvisor: PageResponse;
  beforeAll(async () => {
    const { visitor, tab } = await openDocuments('documents');
    page = await visitor.get(tab);
    const lender = await openDocuments('documents-advised');
    const { documents } = lender.visitor.world.rows;
    const hidden = documents.all().find(({ name }) => name === 'Konzernabschluss.pdf')?.id ?? '';
    documents.update(hidden, { isClientVisible: false });
    pageForAdvisor = await lender.visitor.get(lender.tab);
  });

  it.each([
    ['Jahresabschluss 2024.pdf', 'virus-free', ['look', 'download', 'remove'], ['hide']],
    ['uploading.pdf', 'Uploading', ['look', 'remove'], []],
    ['upload_failed.pdf', 'Upload failed.', ['look', 'remove'], []],
    ['scanning.pdf', 'Uploaded, virus scan in progress', ['remove'], []],
    ['infected.pdf', 'Malware found.', ['remove'], []],
    ['scan_failed.pdf', 'The virus scan failed.', ['remove'], []],
    ['Konzernabschluss.pdf', 'virus-free', ['look', 'download', 'remove'], ['hide']],
    ['Angebot.pdf', 'Provided on', ['look', 'download'], []],
  ])(
    'the list shows the state of a document and the allowed actions: %s',
    (name, expectedText, actions, lenderActions) => {
      const row = rowOf(page, name);
      expect([row.text, row.actions]).toEqual([expect.stringContaining(expectedText), actions]);
      expect(rowOf(pageForAdvisor, name).actions).toEqual([...actions, ...lenderActions]);
    },
  );

  it('the list marks a document as hidden from clients only if the API does', () => {
    expect(rowOf(pageForAdvisor, 'Konzernabschluss.pdf').text).toContain('Hidden from clients.');
    expect(rowOf(pageForAdvisor, 'Angebot.pdf').text).not.toContain('Hidden from clients.');
  });

  it('the list shows the as-of date of a document that has an as-of date', () => {
    expect(rowOf(page, 'BWA und SuSa.pdf').text).toContain('As of 31 Jan 2026');
    expect(rowOf(page, 'Jahresabschluss 2024.pdf').text).not.toContain('As of');
  });
});

describe('DOC-01 documents tab', () => {
  let at: Awaited<ReturnType<typeof openDocuments>>;
  beforeAll(async () => {
    at = await openDocuments('documents');
  });
  afterEach(() => at.visitor.world.removeFaults());

  async function visitWithPatchedApplication(...patch: { path: string; value: unknown }[]) {
    const changes = patch.map((each) => ({ op: 'replace', ...each }));
    await at.visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', patch: changes });
    return at.visitor.get(at.tab);
  }
  const years = ({ document }: PageResponse) =>
    [...document.querySelectorAll('main select[name="baseYear"] option')].map((option) =>
      option.getAttribute('value'),
    );

  it('the tab shows the number of documents and the accepted file types', async () => {
    const page = await at.visitor.get(at.tab);
    expect(page.title).toMatch(/^(?:\(\d+\) )?Documents, application [A-Z0-9]+ · /);
    expect(page.words('main')).toContain('2 of 4 complete.');
    const files = page.document.querySelectorAll('main input[type="file"]');
    for (const file of files) {
      const limits = page.document.querySelectorAll(`[id="${file.getAttribute('aria-describedby')}"]`);
      expect([...limits].map((each) => each.textContent)).toEqual(['PDF, JPG, PNG up to 25\u00a0MB']);
      expect(limits[0]?.parentElement?.querySelectorAll(':scope > input[type="file"]')).toHaveLength(1);
    }
    expect(files.length).toBeGreaterThan(4);
    expect(files[0]?.getAttribute('accept')).toBe(
      '.pdf,application/pdf,.jpg,.jpeg,.jfif,.jpe,.pjpeg,.pjp,image/jpeg,.png,image/png',
    );
  });

  it('the tab asks for an as-of date only if the document type needs one', async () => {
    const page = await at.visitor.get(at.tab);
    const dateOf = (type: string) =>
      page.document.querySelector(`[id="${type}"] form:has([name="asOfDate"])`)?.textContent ?? '';
    expect(dateOf('debt_ledger')).toContain('16\u00a0Feb\u00a02026 or later');
    expect(dateOf('bwa_susa')).toContain('2\u00a0Dec\u00a02025 or later');
    expect(dateOf('annual_statement_2023')).toBe('');
  });

  it('the tab offers no upload without permission', async () => {
    const page = await visitWithPatchedApplication({ path: '/canUpload', value: false });
    expect(page.count('main input[type="file"]')).toBe(0);
    expect(rowOf(page, 'infected.pdf').actions).toEqual(['remove']);
    expect(years(page)).toEqual([]);
  });

  it('the tab offers no removal without permission', async () => {
    const page = await visitWithPatchedApplication({ path: '/canDelete', value: false });
    expect(rowOf(page, 'Jahresabschluss 2024.pdf').actions).toEqual(['look', 'download']);
    expect(page.count('main input[type="file"]')).toBeGreaterThan(4);
    expect(years(page)).toEqual([]);
  });

  it('DOC-07 the tab shows the base year and the years to choose from', async () => {
    expect(years(await at.visitor.get(at.tab))).toContain('2022');
    expect(years(await visitWithPatchedApplication({ path: '/documents_base_year', value: null }))).toEqual(
      [],
    );
  });

  it.each([
    ['https://bank.example/vorlage.pdf', 1],
    ['javascript:alert(1)', 0],
    [null, 0],
  ])('links a template only if the template has an http(s) URL: %s', async (url, links) => {
    const OTHER_FILE_COUNT = 2;
    const first = '/document_configurations/document_categories/0';
    const page = await visitWithPatchedApplication(
      { path: `${first}/template_url`, value: url },
      { path: `${first}/description`, value: url && 'Erklärung' },
      { path: `${first}/tooltip_description`, value: url && 'Hinweis' },
    );
    expect(page.links('Download template').length).toBe(OTHER_FILE_COUNT + links);
    if (url !== null) expect(page.count(`main a[href="${url}"]`)).toBe(links);
    expect(page.words('main').includes('Erklärung')).toBe(url !== null);
    expect(page.words('main').includes('Hinweis')).toBe(url !== null);
  });
});

describe('DOC-05 outdated document', () => {
  it('the list calls the as-of date too old until a newer document arrives', async () => {
    const { visitor, tab } = await openDocuments('documents-outdated');
    const OUTDATED_MESSAGE = 'The as-of date is now too far in the past.';
    const page = await visitor.get(tab);
    expect(rowOf(page, 'bwa_susa.pdf').text).toContain(OUTDATED_MESSAGE);
    expect(rowOf(page, 'debt_ledger.pdf').text).toContain(OUTDATED_MESSAGE);
    const { documents } = visitor.world.rows;
    const old = documents.all().find(({ type }) => type === 'bwa_susa');
    if (old) documents.insert({ ...old, id: crypto.randomUUID(), name: 'Neu.pdf', asOfDate: '2026-01-31' });
    const reloadedTab = await visitor.get(tab);
    expect(rowOf(reloadedTab, 'bwa_susa.pdf').text).not.toContain(OUTDATED_MESSAGE);
    expect(rowOf(reloadedTab, 'debt_ledger.pdf').text).toContain(OUTDATED_MESSAGE);
  });
});

describe('DOC-10 loan contract', () => {
  it.each([
    ['documents', 0],
    ['signing-terms', 1],
  ])(
    'the loan contract appears from the signature phase on (scenario %s, links: %i)',
    async (world, links) => {
      const { visitor, base, tab } = await openDocuments(world);
      const page = await visitor.get(tab);
      expect(page.count(`main a[href="${base}/files/loan-contract"]`)).toBe(links);
    },
  );
});
