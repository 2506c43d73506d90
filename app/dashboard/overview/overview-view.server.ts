import { categoriesOf } from '~/api/applications.server';
import type { Signatory } from '~/api/signatories.server';
import { shownAppointments } from '~/dashboard/appointments/appointment-view.server';
import type { LoadedApplication } from '~/dashboard/load-application.server';
import { isSigning } from '~/dashboard/rules/status-flow';
import { isSigned } from '~/dashboard/signing/rules/signing-steps';
import { loadTask } from '~/dashboard/tab-tasks.server';
import { overviewAddresses } from './addresses';
import { shownBank } from './bank.server';
import { shownCustomFields } from './custom-fields.server';
import { openToDos } from './open-to-dos.server';
import { filesOf, preparationsFor, progressOf, recordsOf } from './records.server';
import { companyFacts } from './rules/company-facts';
import { receiptOf } from './rules/receipt';
import { signaturesOf } from './rules/signatures';
import { overviewTab } from './tasks.server';
import { shownTaxNumber } from './tax-number.server';

export type OverviewView = Awaited<ReturnType<typeof overviewView>>['view'];

export async function overviewView(loaded: LoadedApplication) {
  const { request, application, own } = loaded;
  const query = request.facts.url.searchParams;
  const receipt = receiptOf(application.status);
  const [custom, appointments, files] = await Promise.all([
    shownCustomFields(request, application),
    shownAppointments(loaded),
    receipt && filesOf(loaded),
  ]);
  const cards = {
    bank: shownBank(application),
    taxNumber: shownTaxNumber(application),
    custom,
    appointments,
  };
  const task = await loadTask({ ...loaded, ...cards }, overviewTab);
  const requested = overviewAddresses.requested(query)?.kind;
  const isCard =
    requested === 'bank' ||
    requested === 'tax-number' ||
    cards.custom.some(({ entity }) => requested === `custom-${entity}`);
  const view = {
    ...cards,
    refused: task === null && isCard,
    toDos: openToDos(loaded),
    recap: loaded.head.submission === 'ready' ? recapOf(loaded) : null,
    signatures: isSigning(application.status) ? signaturesOf(loaded.signatories, own) : null,
    /** SIGN-09 */
    isApplicant: loaded.isApplicant,
    standing: progressOf(loaded),
    receipt,
    records: files && recordsOf(loaded, files),
    prepare: preparationsFor(loaded),
    company: companyFacts(application, request.config.hiddenItems, request.facts.language),
    signed: query.get('result') === 'success' && hasSigned(own),
  };
  return { view, task };
}

/** OVER-05 */
export type Recap = ReturnType<typeof recapOf>;

export function recapOf({ application, signatories }: LoadedApplication) {
  return {
    people: signatories
      .filter(({ is_legal_signatory }) => is_legal_signatory)
      .map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    documents: categoriesOf(application).filter((it) => it.is_required).length,
  };
}

/** OVER-06, SIGN-08 */
function hasSigned(own: Signatory | undefined): boolean {
  return own?.requirements ? isSigned(own.requirements) : false;
}
