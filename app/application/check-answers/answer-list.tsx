import { Link } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { firstWords } from '~/domain/first-words';
import { visuallyHidden } from '~/theme/text.css';
import { Stack } from '~/ui/layout/layout';
import type { Answer, AnswerGroup } from '../journey/answers';
import * as css from './answer-list.css';

type AnswerListProps = {
  groups: AnswerGroup[];
  refused: Record<string, string[]>;
};

export function AnswerList({ groups, refused }: AnswerListProps) {
  return (
    <Stack gap="s7">
      {groups.map((group) => (
        <Group key={group.title} {...{ group, refused }} />
      ))}
    </Stack>
  );
}

function Group({ group, refused }: { group: AnswerGroup; refused: AnswerListProps['refused'] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {group.title}
      </h2>
      <dl className={css.list}>
        {group.answers.map((answer) => (
          <Row key={answer.name} answer={answer} error={refused[answer.name]?.[0]} />
        ))}
      </dl>
    </section>
  );
}

/** Labels of boxes are whole sentences, so names of links contain only the first words. */
const MAX_NAME_CHARACTERS = 36;

function Row({ answer: { label, value, to }, error }: { answer: Answer; error: string | undefined }) {
  const { t } = useTranslation('application');
  return (
    <div className={css.row}>
      <dt className={css.label}>{label}</dt>
      <dd className={value === null ? css.missing : css.value}>
        <span>{value ?? t('check.nothing')}</span>
        {error && <span className={css.error}>{error}</span>}
      </dd>
      <dd className={css.change}>
        <Link to={to}>
          <span>{t('check.change')}</span>
          <span className={visuallyHidden}>{` ${firstWords(label, MAX_NAME_CHARACTERS)}`}</span>
        </Link>
      </dd>
    </div>
  );
}
