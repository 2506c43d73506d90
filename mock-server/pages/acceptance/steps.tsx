import { useTexts } from '../live/page-context';
import type { ScenarioStep } from './acceptance-data';
import * as css from './acceptance-page.css';

export function Steps({ steps }: { steps: readonly ScenarioStep[] }) {
  const t = useTexts('pages');
  return (
    <ol className={css.steps}>
      {Array.from(steps.entries(), ([place, { kind, text }]) => (
        <li key={place} className={css.step}>
          <span>{t(`stepKinds.${kind}`)}</span>
          <span lang="en">{text}</span>
        </li>
      ))}
    </ol>
  );
}
