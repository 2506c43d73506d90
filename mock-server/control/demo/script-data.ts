import type { ScriptData } from '../../pages/demo/demo-data';
import type { DemoScriptFinding } from './read-script';
import { getScriptText } from './script';
import type { DemoView } from './view';

type NewStop = ScriptData['newStop'];

export interface ScriptNotice {
  readonly text: string;
  readonly isBad: boolean;
  readonly findings: readonly DemoScriptFinding[];
  readonly given: string | null;
  readonly stop?: NewStop;
}

interface Shown {
  link: ScriptData['link'];
  shareHref: string;
  notice: ScriptNotice | null;
  newStop: Pick<NewStop, 'path' | 'persona' | 'situation'>;
}

export function createScriptData(
  { run, t, language }: DemoView,
  { link, shareHref, notice, newStop }: Shown,
): ScriptData {
  return {
    title: getScriptText(run.script.title, language),
    document: notice?.given ?? JSON.stringify(run.script, null, 2),
    link,
    shareHref,
    notice: notice && {
      text: notice.text,
      isBad: notice.isBad,
      findings: notice.findings.map(({ path, problem }) => ({
        path: path === '' ? '$' : path,
        text: t(`problem.${problem}`),
      })),
    },
    newStop: notice?.stop ?? { title: '', say: '', ...newStop },
  };
}

export function formatRefusedScript({ t }: DemoView, findings: readonly DemoScriptFinding[]): string {
  const [first] = findings;
  return t('notAdded', {
    path: first?.path ?? '',
    problem: first ? t(`problem.${first.problem}`) : '',
  });
}
