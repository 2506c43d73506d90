import { problemText } from './field.css';

export function EntryProblem({ id, text }: { id: string; text: string | undefined }) {
  return (
    text !== undefined && (
      <p className={problemText} id={id} role="alert">
        {text}
      </p>
    )
  );
}
