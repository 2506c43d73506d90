import { DYNAMIC_FORMS, LANGUAGES } from 'contracts/api/enumerations';
import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { readJson } from '../../api/read-json';
import { refusal } from '../../api/refusal';
import { type Finding, hasErrors } from '../../rules/finding';
import { checkForm } from '../../rules/own-form/check-form';
import { sizeOf } from '../../store/size';
import { checkBankFor, deploymentOfWorld, putBank, removeBank } from '../bank-in-world';
import { forgetBrands } from '../brand';
import { formOfWorld, putForm, removeForm } from '../forms';
import { requireCapacity } from '../open-world';
import { inOwnWorld } from '../own-worlds';
import { FORM_PAGE_HEADERS } from '../page-shell/page-headers';
import { bankPage } from './bank-page';
import { bankOfEntries, documentsIn, exportOf } from './documents';
import { formPage } from './form-page';
import { importBank, importForm } from './import-from-api';
import { positionOfFault } from './json-fault';
import { readSubmittedForm, type SubmittedForm } from './submitted-form';
import { type FormView, type WorkbenchView, workbenchView } from './view';

type Outcome = Pick<WorkbenchView, 'findings' | 'refused' | 'given' | 'logoBefore'>;

const EMPTY_OUTCOME: Outcome = { findings: null, refused: null, given: null, logoBefore: null };

function logoBeforeCleaning(bank: unknown, findings: readonly Finding[]): string | null {
  const isCleaned = findings.some(({ problem }) => problem === 'image_cleaned');
  const logo = typeof bank === 'object' && bank !== null && 'logo' in bank ? bank.logo : null;
  if (!isCleaned || typeof logo !== 'string') return null;
  const text = logo.trim();
  return text.startsWith('<') ? `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}` : text;
}

/** SIM-14, SIM-15 */
export function workbench(simulator: Simulator): Hono {
  simulator.sandboxes.whenAllEnd(forgetBrands);

  async function takeBank(
    { sandbox }: WorkbenchView,
    value: unknown,
    { before = [], more = 0 }: { before?: readonly Finding[]; more?: number } = {},
  ): Promise<Outcome> {
    const { document, findings } = await checkBankFor(sandbox, value);
    const all = [...findings, ...before];
    if (document === null) return { ...EMPTY_OUTCOME, findings: all, given: JSON.stringify(value, null, 2) };
    requireCapacity(simulator, sandbox, sizeOf(document) + more);
    putBank(sandbox, document);
    return { ...EMPTY_OUTCOME, findings: all, logoBefore: logoBeforeCleaning(value, all) };
  }

  function takeForm({ sandbox, name }: FormView, value: unknown): Outcome {
    const { document, findings } = checkForm(value, name);
    if (document === null) return { ...EMPTY_OUTCOME, findings, given: JSON.stringify(value, null, 2) };
    requireCapacity(simulator, sandbox, sizeOf(document));
    putForm(sandbox, name, document);
    return { ...EMPTY_OUTCOME, findings };
  }

  async function takeFile(view: WorkbenchView, text: string): Promise<Outcome> {
    const read = parsed(view, text);
    if ('refused' in read) return read;
    const { bank, forms, findings: around } = documentsIn(read.value);
    if (hasErrors(around)) return { ...EMPTY_OUTCOME, findings: around, given: text };
    const checked = forms.map(([name, form]) => ({ name, ...checkForm(form, name) }));
    const faults = checked.flatMap(({ name, findings }) =>
      findings.map((finding) => ({ ...finding, path: `forms.${name}.${finding.path}` })),
    );
    if (hasErrors(faults)) return { ...EMPTY_OUTCOME, findings: faults, given: text };
    const more = sizeOf(checked.map(({ document }) => document));
    const outcome = await takeBank(view, bank, { before: faults, more });
    if (outcome.given !== null) return { ...outcome, given: text };
    for (const { name, document } of checked) if (document) putForm(view.sandbox, name, document);
    return outcome;
  }

  function parsed({ t }: WorkbenchView, text: string): { value: unknown } | Outcome {
    try {
      return { value: readJson(text) };
    } catch {
      return { ...EMPTY_OUTCOME, refused: t('brokenJson', positionOfFault(text)), given: text };
    }
  }

  async function bankAction(view: WorkbenchView, submitted: SubmittedForm): Promise<Outcome> {
    const intent = submitted.text('intent');
    const file = submitted.file('file');
    switch (intent) {
      case 'drop':
        removeBank(view.sandbox);
        return EMPTY_OUTCOME;
      case 'document':
        return takeFile(view, submitted.text('document'));
      case 'import':
        return file === null
          ? { ...EMPTY_OUTCOME, refused: view.t('noFile') }
          : takeFile(view, await file.text());
      case 'fetch': {
        const base = deploymentOfWorld(view.sandbox);
        const wish = { api: submitted.text('api'), key: submitted.text('key') };
        const { document, findings } = await importBank(wish, { base, hosted: simulator.settings.hosted });
        return document === null
          ? { ...EMPTY_OUTCOME, findings }
          : takeBank(view, document, { before: findings });
      }
      default:
        return takeBank(view, await bankOfEntries(view.sandbox, submitted));
    }
  }

  async function formAction(view: FormView, submitted: SubmittedForm): Promise<Outcome> {
    const intent = submitted.text('intent');
    const file = submitted.file('file');
    switch (intent) {
      case 'drop':
        removeForm(view.sandbox, view.name);
        return EMPTY_OUTCOME;
      case 'example':
        if (view.name !== 'application') throw refusal('err_entity_not_found', 'name');
        return takeForm(view, FLEET_FORM);
      case 'fetch': {
        const { document, findings } = await importForm(
          submitted.text('api'),
          view.name,
          simulator.settings.hosted,
        );
        return document === null ? { ...EMPTY_OUTCOME, findings } : takeForm(view, document);
      }
      default: {
        if (intent === 'import' && file === null) return { ...EMPTY_OUTCOME, refused: view.t('noFile') };
        const read = parsed(view, file ? await file.text() : submitted.text('document'));
        return 'refused' in read ? read : takeForm(view, read.value);
      }
    }
  }

  function formView(c: Context): FormView {
    const view = workbenchView(simulator, c);
    const name = DYNAMIC_FORMS.find((known) => known === c.req.query('name')) ?? 'application';
    const previewed = LANGUAGES.find((known) => known === c.req.query('preview')) ?? view.language;
    return { ...view, name, previewed };
  }

  const isRefused = ({ findings, refused }: Outcome) => refused !== null || hasErrors(findings ?? []);

  async function answer<View extends WorkbenchView>(
    c: Context,
    view: View,
    {
      act,
      page,
    }: {
      act: (view: View, given: SubmittedForm) => Promise<Outcome>;
      page: (view: View) => ReturnType<typeof bankPage>;
    },
  ) {
    const given = await readSubmittedForm(c);
    const outcome = await act(view, given);
    const refused = isRefused(outcome);
    const drawn = page({ ...view, ...outcome, typed: refused ? given : null });
    return c.html(drawn, refused ? 422 : 200, FORM_PAGE_HEADERS);
  }

  return new Hono()
    .get('/bank', inOwnWorld(simulator), (c) =>
      c.html(bankPage(workbenchView(simulator, c)), 200, FORM_PAGE_HEADERS),
    )
    .post('/bank', (c) => answer(c, workbenchView(simulator, c), { act: bankAction, page: bankPage }))
    .get('/bank/export', (c) => {
      const { sandbox } = workbenchView(simulator, c);
      return c.json(
        exportOf(sandbox, (name) => formOfWorld(sandbox, name)),
        200,
        {
          'content-disposition': 'attachment; filename="bank.json"',
        },
      );
    })
    .get('/bank/form', inOwnWorld(simulator), (c) => c.html(formPage(formView(c)), 200, FORM_PAGE_HEADERS))
    .post('/bank/form', (c) => answer(c, formView(c), { act: formAction, page: formPage }));
}
