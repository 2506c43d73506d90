import { Link } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from 'ui/layout/layout';
import { visuallyHidden } from 'ui/theme/text.css';
import { truncateAtWord } from '~/domain/truncate-at-word';
import type { Answer, AnswerGroup } from '../journey/answers';
import * as css from './answer-list.css';

type AnswerListProps = {
  groups: AnswerGroup[];
  refusedFields: Record<string, string[]>;
};

export function AnswerList({ groups, refusedFields }: AnswerListProps) {
  return (
    <Stack gap="s7">
      {groups.map((group) => (
        <Group key={group.title} {...{ group, refusedFields }} />
      ))}
    </Stack>
  );
}

function Group({
  group,
  refusedFields,
}: {
  group: AnswerGroup;
  refusedFields: AnswerListProps['refusedFields'];
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{group.title}</h2>
        {group.answers[0] && <ChangeLink to={group.answers[0].to} answerLabel={group.title} />}
      </div>
      <dl className={css.list}>
        {group.answers.map((answer) => (
          <Row key={answer.name} answer={answer} error={errorAt(answer, refusedFields)} />
        ))}
      </dl>
    </section>
  );
}

/** Longer labels, such as those of checkboxes, are unsuitable as link names. */
const MAX_NAME_CHARACTERS = 36;

function Row({ answer: { name, label, value, to }, error }: { answer: Answer; error: string | undefined }) {
  const { t } = useTranslation('application');
  return (
    <div className={css.row} data-answer={name}>
      <dt className={css.label}>{label}</dt>
      <dd className={value === null ? css.missing : css.value}>
        <span>{value ?? t('check.nothing')}</span>
        {error && <span className={css.error}>{error}</span>}
      </dd>
      {error && (
        <dd className={css.change}>
          <ChangeLink to={to} answerLabel={label} />
        </dd>
      )}
    </div>
  );
}

function ChangeLink({ to, answerLabel }: { to: string; answerLabel: string }) {
  const { t } = useTranslation('application');
  return (
    <Link to={to}>
      <span>{t('check.change')}</span>
      <span className={visuallyHidden}>{` ${truncateAtWord(answerLabel, MAX_NAME_CHARACTERS)}`}</span>
    </Link>
  );
}

function errorAt(
  { name, containedNames = [] }: Answer,
  refusedFields: AnswerListProps['refusedFields'],
): string | undefined {
  return [name, ...containedNames].map((fieldName) => refusedFields[fieldName]?.[0]).find(Boolean);
}
