import { Fragment } from 'react';
import type { DescribedMember, OpenapiData, ShownOperation } from './openapi-data';
import * as css from './openapi-page.css';

export default function OpenapiPage({ title, paragraphs, groups }: OpenapiData) {
  return (
    <div className={css.layout} lang="en">
      <nav className={css.index} aria-label="Calls">
        {groups.map(({ name, operations }) => (
          <Fragment key={name}>
            <p>{name}</p>
            <ul>
              {operations.map(({ id, method, path }) => (
                <li key={id}>
                  <Method name={method} />
                  <a href={`#${id}`}>
                    <PathWithParameters path={path} />
                  </a>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      <main className={css.content} id="content" tabIndex={-1}>
        <div className={css.intro}>
          <h1>{title}</h1>
          <p>
            <a href="/simulator/openapi.json">OpenAPI 3.1</a>
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <TextWithCode text={paragraph} />
            </p>
          ))}
        </div>
        {groups.map(({ name, operations }) => (
          <Fragment key={name}>
            <h2 className={css.group}>{name}</h2>
            {operations.map((operation) => (
              <Operation key={operation.id} {...operation} />
            ))}
          </Fragment>
        ))}
      </main>
    </div>
  );
}

function Method({ name }: { name: string }) {
  return (
    <span className={css.method} data-method={name}>
      {name}
    </span>
  );
}

function PathWithParameters({ path }: { path: string }) {
  return (
    <code translate="no">
      {Array.from(path.split(/(?<=[/_])/).entries(), ([place, part]) => (
        <Fragment key={place}>
          <span>{part}</span>
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}

function TextWithCode({ text }: { text: string }) {
  return Array.from(text.split('`').entries(), ([place, part]) =>
    place % 2 === 1 ? <code key={place}>{part}</code> : <span key={place}>{part}</span>,
  );
}

function Operation(operation: ShownOperation) {
  const { id, method, path, summary, needsSession, fidelityText, parameters, body, responses } = operation;
  return (
    <section className={css.operation} id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <Method name={method} /> <PathWithParameters path={path} />
      </h3>
      <p>
        <span>{`${summary}.`}</span>{' '}
        <span className={css.kind}>{needsSession ? 'Needs a session.' : 'Anyone may call it.'}</span>
      </p>
      {fidelityText !== null && <p className={css.kind}>{`Known as: ${fidelityText}.`}</p>}
      {parameters.length > 0 && <h4>Parameters</h4>}
      <Members members={parameters} />
      {body && (
        <>
          <h4>Body</h4>
          <Members members={body.members} />
          <Example text={body.example} />
        </>
      )}
      <h4>Answers</h4>
      {responses.map(({ status, description, content }) =>
        content === null ? (
          <p key={`${status} ${description}`} className={css.refusal}>
            <strong>{status}</strong> <code>{description}</code>
          </p>
        ) : (
          <details key={`${status} ${description}`} className={css.response}>
            <summary>
              <strong>{status}</strong> <span>{description}</span>
            </summary>
            <Members members={content.members} />
            <Example text={content.example} />
          </details>
        ),
      )}
    </section>
  );
}

function Members({ members }: { members: readonly DescribedMember[] }) {
  if (members.length === 0) return null;
  return (
    <ul className={css.members}>
      {Array.from(members.entries(), ([place, { name, kind, example, members: nestedMembers }]) => (
        <li key={place}>
          <code>{name}</code> <span className={css.kind}>{kind}</span>
          {example !== undefined && <span>, such as </span>}
          {example !== undefined && <code>{example}</code>}
          <Members members={nestedMembers} />
        </li>
      ))}
    </ul>
  );
}

function Example({ text }: { text: string }) {
  return (
    <pre className={css.example}>
      <code>{text}</code>
    </pre>
  );
}
