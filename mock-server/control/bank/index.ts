import { LANGUAGES } from 'contracts/api/enumerations';
import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { readJson } from '../../api/read-json';
import { createRefusal } from '../../api/refusal';
import { type Finding, hasErrors } from '../../rules/finding';
import { checkForm } from '../../rules/own-form/check-form';
import { sizeInBytes } from '../../store/size';
import { checkBankOfWorld, deploymentOfWorld, removeBank, saveBank } from '../bank-in-world';
import { findFormOfWorld, saveForm } from '../forms';
import { requireCapacity } from '../open-world';
import { runInOwnWorld } from '../own-worlds';
import { readPageForm } from '../page-form';
import { FORM_PAGE_HEADERS } from '../page-shell/page-headers';
import { createPageResponse } from '../page-shell/page-response';
import { readAudience } from '../share-form';
import { getSharedLinks } from '../shared-links';
import { createBankData, findShareableBank } from './bank-data';
import { createBankFile, createBankFromFormValues, readBankFile } from './bank-file';
import { importBank } from './import-from-api';
import { findJsonErrorPosition } from './json-error-position';
import { readSubmittedForm, type SubmittedForm } from './submitted-form';
import { type BankPageView, createBankPageHref, createBankPageView } from './view';

type BankActionOutcome = Pick<BankPageView, 'findings' | 'refusalMessage' | 'submittedText' | 'logoBefore'>;

/** Choosing a colour of the logo previews it without saving. */
function isPreview(submittedForm: SubmittedForm): boolean {
  const intent = submittedForm.text('intent');
  return intent === 'preview' || intent.startsWith('colour:');
}

const EMPTY_OUTCOME: BankActionOutcome = {
  findings: null,
  refusalMessage: null,
  submittedText: null,
  logoBefore: null,
};

function logoBeforeCleaning(bank: unknown, findings: readonly Finding[]): string | null {
  const isCleaned = findings.some(({ problem }) => problem === 'image_cleaned');
  const logo = typeof bank === 'object' && bank !== null && 'logo' in bank ? bank.logo : null;
  if (!isCleaned || typeof logo !== 'string') return null;
  const text = logo.trim();
  return text.startsWith('<') ? `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}` : text;
}

export function createBankRoutes(simulator: Simulator): Hono {
  const links = getSharedLinks(simulator);

  async function checkAndSaveBank(
    { sandbox }: BankPageView,
    value: unknown,
    {
      earlierFindings = [],
      extraBytes = 0,
    }: { earlierFindings?: readonly Finding[]; extraBytes?: number } = {},
  ): Promise<BankActionOutcome> {
    const { document, findings } = await checkBankOfWorld(sandbox, value);
    const allFindings = [...findings, ...earlierFindings];
    if (document === null)
      return { ...EMPTY_OUTCOME, findings: allFindings, submittedText: JSON.stringify(value, null, 2) };
    requireCapacity(simulator, sandbox, sizeInBytes(document) + extraBytes);
    saveBank(sandbox, document);
    return { ...EMPTY_OUTCOME, findings: allFindings, logoBefore: logoBeforeCleaning(value, allFindings) };
  }

  async function importBankFile(view: BankPageView, text: string): Promise<BankActionOutcome> {
    const read = parseDocument(view, text);
    if ('refusalMessage' in read) return read;
    const { bank, forms, findings: fileFindings } = readBankFile(read.value);
    if (hasErrors(fileFindings)) return { ...EMPTY_OUTCOME, findings: fileFindings, submittedText: text };
    const checkedForms = forms.map(([name, form]) => ({ name, ...checkForm(form, name) }));
    const faults = checkedForms.flatMap(({ name, findings }) =>
      findings.map((finding) => ({ ...finding, path: `forms.${name}.${finding.path}` })),
    );
    if (hasErrors(faults)) return { ...EMPTY_OUTCOME, findings: faults, submittedText: text };
    const formBytes = sizeInBytes(checkedForms.map(({ document }) => document));
    const outcome = await checkAndSaveBank(view, bank, { earlierFindings: faults, extraBytes: formBytes });
    if (outcome.submittedText !== null) return { ...outcome, submittedText: text };
    for (const { name, document } of checkedForms) if (document) saveForm(view.sandbox, name, document);
    return outcome;
  }

  function parseDocument({ t }: BankPageView, text: string): { value: unknown } | BankActionOutcome {
    try {
      return { value: readJson(text) };
    } catch {
      return {
        ...EMPTY_OUTCOME,
        refusalMessage: t('brokenJson', findJsonErrorPosition(text)),
        submittedText: text,
      };
    }
  }

  async function performBankAction(
    view: BankPageView,
    submittedForm: SubmittedForm,
  ): Promise<BankActionOutcome> {
    const intent = submittedForm.text('intent');
    const file = submittedForm.file('file');
    switch (intent) {
      case 'drop':
        removeBank(view.sandbox);
        return EMPTY_OUTCOME;
      case 'document':
        return importBankFile(view, submittedForm.text('document'));
      case 'import':
        return file === null
          ? { ...EMPTY_OUTCOME, refusalMessage: view.t('noFile') }
          : importBankFile(view, await file.text());
      case 'fetch': {
        const base = deploymentOfWorld(view.sandbox);
        const importSource = { api: submittedForm.text('api'), key: submittedForm.text('key') };
        const { document, findings } = await importBank(importSource, {
          base,
          hosted: simulator.settings.hosted,
        });
        return document === null
          ? { ...EMPTY_OUTCOME, findings }
          : checkAndSaveBank(view, document, { earlierFindings: findings });
      }
      default:
        return checkAndSaveBank(view, await createBankFromFormValues(view.sandbox, submittedForm));
    }
  }

  const isRefusedOutcome = ({ findings, refusalMessage }: BankActionOutcome) =>
    refusalMessage !== null || hasErrors(findings ?? []);

  function renderBankPage(c: Context, view: BankPageView, status: 200 | 422 = 200): Promise<Response> {
    return createPageResponse(c, view, {
      page: 'bank',
      data: createBankData(view, links),
      navigationItem: 'bank',
      title: view.t('bank'),
      address: createBankPageHref(view, ''),
      status,
      headers: FORM_PAGE_HEADERS,
    });
  }

  return new Hono()
    .get(
      '/bank',
      runInOwnWorld(simulator),
      (c): Promise<Response> => renderBankPage(c, createBankPageView(simulator, c)),
    )
    .post('/bank', async (c) => {
      const view = createBankPageView(simulator, c);
      const submittedForm = await readSubmittedForm(c);
      if (isPreview(submittedForm))
        return renderBankPage(c, { ...view, typed: submittedForm, isPreview: true });
      const outcome = await performBankAction(view, submittedForm);
      const hasFailed = isRefusedOutcome(outcome);
      return renderBankPage(
        c,
        { ...view, ...outcome, typed: hasFailed ? submittedForm : null },
        hasFailed ? 422 : 200,
      );
    })
    .post('/bank/share', async (c) => {
      const view = createBankPageView(simulator, c);
      const bank = findShareableBank(view.sandbox);
      if (bank === null) throw createRefusal('err_entity_not_found', 'bank');
      links.share(view.sandbox, { ...bank, audience: readAudience(await readPageForm(c)) });
      return c.redirect(createBankPageHref(view, ''), 303);
    })
    .get('/bank/export', (c) => {
      const { sandbox } = createBankPageView(simulator, c);
      return c.json(
        createBankFile(sandbox, (name) => findFormOfWorld(sandbox, name)),
        200,
        {
          'content-disposition': 'attachment; filename="bank.json"',
        },
      );
    })
    .get('/bank/form', (c) => {
      const { preview, ...query } = c.req.query();
      const text = LANGUAGES.find((code) => code === preview);
      const address = new URLSearchParams({ ...query, ...(text && { text }) });
      return c.redirect(`/simulator/bank/form/editor?${address}`, 303);
    });
}
