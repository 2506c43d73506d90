import { CALLS } from 'contracts/api';
import type { PresenterData, SignerState } from '../../pages/demo/demo-data';
import { identificationStateAt } from '../../rules/identification';
import { parseStatus } from '../../rules/status-flow';
import { getTexts } from '../../texts/texts';
import { eventLabelOf } from '../course/view';
import { identStatusLabel, statusLabel } from '../page/labels';
import { formatDateTime, formatShortTime } from '../time-in-language';
import { createDemoData, createFrameView } from './demo-data';
import { findNewestApplication } from './perform-actions';
import { getScriptText } from './script';
import {
  createMirroredFrame,
  createOtherPersonFrame,
  type DemoView,
  findOtherPerson,
  personaNameOf,
} from './view';

export function createPresenterData(view: DemoView): PresenterData {
  const { run, language, sandbox, panel } = view;
  const before = run.script.stops[run.stopIndex - 1];
  const after = run.script.stops[run.stopIndex + 1];
  const mirrored = createMirroredFrame(view);
  const second = createOtherPersonFrame(view);
  return {
    ...createDemoData(view, mirrored, panel === 'keys' ? { kind: panel } : null),
    clock: formatDateTime(sandbox.clock.now(), language).toLocaleString({
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
    before: before ? getScriptText(before.say, language) : null,
    after: after
      ? { title: getScriptText(after.title, language), say: getScriptText(after.say, language) }
      : null,
    second: second && createFrameView(second, personaNameOf(view, findOtherPerson(view) ?? '')),
    bank: {
      application: shownApplication(view),
      request: lastRequest(view),
      instead: run.stop.instead.map(({ title }) => getScriptText(title, language)),
    },
  };
}

function shownApplication(view: DemoView): PresenterData['bank']['application'] {
  const row = findNewestApplication(view.sandbox);
  if (row === undefined) return null;
  const { status: code, shortApplicationId: number } = row.facts;
  const status = parseStatus(code);
  return {
    number,
    status: status ? statusLabel(status, view.language) : code,
    code,
    signers: signersOf(view, row.id),
  };
}

function signersOf({ sandbox, language }: DemoView, application: string): SignerState[] {
  const now = sandbox.clock.iso();
  return sandbox.store.signatories
    .findBy('applicationId', application)
    .flatMap(({ id, first_name, last_name, signing }): SignerState[] => {
      if (signing === null) return [];
      const { status } = identificationStateAt(signing.identification, now);
      const at = signing.completed_at;
      return [
        {
          id,
          name: `${first_name} ${last_name}`,
          signed: at ? { at, time: formatShortTime(new Date(at), language) } : null,
          identification: { label: identStatusLabel(status, language), status },
        },
      ];
    });
}

function lastRequest({ sandbox, run, language }: DemoView): PresenterData['bank']['request'] {
  const asked = sandbox.log.list().filter(({ call }) => call !== null);
  const last = asked.findLast(({ method }) => method !== 'GET') ?? asked.at(-1);
  if (last === undefined) return null;
  const call = Object.values(CALLS).find(({ name }) => name === last.call);
  const caused = run.events.findLast(({ cause }) => cause === last.call);
  const happening = caused?.happenings.find(({ what }) => what !== 'replaced' && what !== 'other');
  return {
    text: happening ? eventLabelOf(happening, { t: getTexts('course', language), language }) : null,
    call: `${last.method} ${call?.path ?? last.path}`,
    result: `${last.at.slice(11, 16)}, ${last.status ?? '–'}`,
  };
}
