import { CALLS } from 'contracts/api';
import type { PresenterData, Signer } from '../../pages/demo/demo-data';
import { identificationAt } from '../../rules/identification';
import { knownStatus } from '../../rules/status-flow';
import { texts } from '../../texts/texts';
import { eventLabel } from '../course/view';
import { identStatusLabel, statusLabel } from '../page/labels';
import { formattedTime, shortTime } from '../time-in-language';
import { demoData, shownFrame } from './demo-data';
import { newestApplication } from './perform-actions';
import { textIn } from './script';
import { type DemoView, mirroredFrame, nameOf, otherPerson, otherPersonFrame } from './view';

export function presenterData(view: DemoView): PresenterData {
  const { run, language, sandbox, panel } = view;
  const before = run.script.stops[run.at - 1];
  const after = run.script.stops[run.at + 1];
  const mirrored = mirroredFrame(view);
  const second = otherPersonFrame(view);
  return {
    ...demoData(view, mirrored, panel === 'keys' ? { kind: panel } : null),
    clock: formattedTime(sandbox.clock.now(), language).toLocaleString({
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
    before: before ? textIn(before.say, language) : null,
    after: after ? { title: textIn(after.title, language), say: textIn(after.say, language) } : null,
    second: second && shownFrame(second, nameOf(view, otherPerson(view) ?? '')),
    bank: {
      application: shownApplication(view),
      request: lastRequest(view),
      instead: run.stop.instead.map(({ title }) => textIn(title, language)),
    },
  };
}

function shownApplication(view: DemoView): PresenterData['bank']['application'] {
  const row = newestApplication(view.sandbox);
  if (row === undefined) return null;
  const { status: code, shortApplicationId: number } = row.facts;
  const status = knownStatus(code);
  return {
    number,
    status: status ? statusLabel(status, view.language) : code,
    code,
    signers: signersOf(view, row.id),
  };
}

function signersOf({ sandbox, language }: DemoView, application: string): Signer[] {
  const now = sandbox.clock.iso();
  return sandbox.store.signatories
    .findBy('applicationId', application)
    .flatMap(({ id, first_name, last_name, signing }): Signer[] => {
      if (signing === null) return [];
      const { status } = identificationAt(signing.identification, now);
      const at = signing.completed_at;
      return [
        {
          id,
          name: `${first_name} ${last_name}`,
          signed: at ? { at, time: shortTime(new Date(at), language) } : null,
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
    text: happening ? eventLabel(happening, { t: texts('course', language), language }) : null,
    call: `${last.method} ${call?.path ?? last.path}`,
    result: `${last.at.slice(11, 16)}, ${last.status ?? '–'}`,
  };
}
