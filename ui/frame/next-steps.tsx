import * as css from './next-steps.css';

export type NextStepsProps = { steps: { title: string; text: string }[] };

export function NextSteps({ steps }: NextStepsProps) {
  return (
    <ol>
      {steps.map(({ title, text }, position) => (
        <li key={title} className={css.step}>
          <span className={css.numberDisc} aria-hidden="true">
            {position + 1}
          </span>
          <div>
            <b className={css.title}>{title}</b>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
