import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { type Diagnostic, linter } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import { dequal } from 'dequal/lite';
import { findNodeAtLocation, getLocation, parseTree } from 'jsonc-parser';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '../../form-editor/draft/draft';
import { parseFindingPath } from '../../form-editor/findings/path';
import type { Finding } from '../../rules/finding';
import { formatFinding } from '../../texts/finding-text';
import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { readFromBrowser, removeFromBrowser, storeInBrowser } from './browser-storage';
import * as css from './form-editor.css';
import { parseFormDocument, type StoredJson } from './json-document';

export interface JsonEditorProps {
  readonly draft: Draft;
  readonly submittedText: string | null;
  readonly findings: readonly Finding[];
  readonly revision: number;
  readonly schemaCall: string;
  /** Key in the browser's storage for a text that is not in the form yet. */
  readonly storageKey: string;
  /** Selection of the focused field that the editor replaces. */
  readonly selected?: { readonly anchor: number; readonly head: number } | null;
  readonly change: (document: Draft) => void;
}

type JsonSchema = {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly additionalProperties?: JsonSchema | boolean;
};

const TYPING_PAUSE_MS = 500;

export function JsonEditor({
  draft,
  submittedText,
  findings,
  revision,
  schemaCall,
  storageKey,
  selected = null,
  change,
}: JsonEditorProps) {
  const t = useTexts('form-editor');
  const sentence = useTexts('findings');
  const container = useRef<HTMLDivElement>(null);
  const latestProps = useRef({ draft, given: submittedText, findings, selected, change, sentence });
  latestProps.current = { draft, given: submittedText, findings, selected, change, sentence };
  const view = useRef<EditorView | null>(null);
  const label = t('tab.json');
  const [typed, setTyped] = useState<'finished' | 'unfinished' | 'outdated'>('finished');
  const latestTyped = useRef(typed);
  latestTyped.current = typed;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const take = useRef(() => {});

  useEffect(() => {
    if (container.current === null) return;
    let schema: JsonSchema | null = null;
    const abortController = new AbortController();
    fetch(schemaCall, { signal: abortController.signal })
      .then((response) => response.json())
      .then((loadedSchema: JsonSchema) => {
        schema = loadedSchema;
      })
      .catch(() => null);
    const storedText = readFromBrowser<StoredJson>(storageKey);
    let base = storedText?.base ?? latestProps.current.draft;
    const read = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const document = parseFormDocument(editor.state.doc.toString());
      setTyped(document === null ? 'unfinished' : 'finished');
      if (document === null) return;
      base = document;
      removeFromBrowser(storageKey);
      latestProps.current.change(document);
    };
    take.current = () => {
      base = latestProps.current.draft;
      storeInBrowser(storageKey, { text: editor.state.doc.toString(), base } satisfies StoredJson);
      read();
      editor.focus();
    };
    const doc = latestProps.current.given ?? storedText?.text ?? textOf(latestProps.current.draft);
    const { anchor, head } = latestProps.current.selected ?? { anchor: 0, head: 0 };
    const editor = new EditorView({
      parent: container.current,
      doc,
      selection: { anchor: Math.min(anchor, doc.length), head: Math.min(head, doc.length) },
      extensions: [
        basicSetup,
        json(),
        linter(jsonParseLinter()),
        linter(({ state }) => diagnostics(state.doc.toString(), latestProps.current)),
        autocompletion({ override: [(context) => completions(context, schema)] }),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorView.lineWrapping,
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (!docChanged) return;
          clearTimeout(timer.current);
          timer.current = undefined;
          const text = state.doc.toString();
          if (text === textOf(latestProps.current.draft)) {
            base = latestProps.current.draft;
            removeFromBrowser(storageKey);
            setTyped('finished');
            return;
          }
          storeInBrowser(storageKey, { text, base } satisfies StoredJson);
          if (latestTyped.current !== 'outdated') timer.current = setTimeout(read, TYPING_PAUSE_MS);
        }),
      ],
    });
    view.current = editor;
    if (latestProps.current.selected !== null) editor.focus();
    if (latestProps.current.given === null && storedText !== null) {
      if (dequal(storedText.base, latestProps.current.draft)) read();
      else setTyped('outdated');
    }
    return () => {
      if (timer.current !== undefined) read();
      abortController.abort();
      editor.destroy();
    };
  }, [schemaCall, label, storageKey]);

  const showForm = useCallback(() => {
    const insert = textOf(latestProps.current.draft);
    view.current?.dispatch({ changes: { from: 0, to: view.current.state.doc.length, insert } });
  }, []);

  // Undo and a merge replace the text. Typing does not.
  const shownRevision = useRef(revision);
  useEffect(() => {
    if (shownRevision.current === revision) return;
    shownRevision.current = revision;
    const isTyping = timer.current !== undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (latestTyped.current === 'finished' && !isTyping) showForm();
    else setTyped('outdated');
  }, [revision, showForm]);

  return (
    <>
      <div ref={container} className={css.code} />
      <div role="status" className={css.buttonRow}>
        {typed !== 'finished' && (
          <>
            <span>{t(typed === 'outdated' ? 'jsonOutdated' : 'jsonUnfinished')}</span>
            {typed === 'outdated' && (
              <Button type="button" onClick={() => take.current()}>
                {t('jsonTake')}
              </Button>
            )}
            <Button
              type="button"
              onClick={() => {
                showForm();
                view.current?.focus();
              }}
            >
              {t('jsonOfForm')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

const textOf = (draft: Draft) => JSON.stringify(draft, null, 2);

function diagnostics(
  text: string,
  { findings, sentence }: { findings: readonly Finding[]; sentence: Parameters<typeof formatFinding>[1] },
): Diagnostic[] {
  const tree = parseTree(text);
  if (tree === undefined) return [];
  return findings.flatMap((finding) =>
    [finding.path, ...(finding.elsewhere ?? [])].map((path) => {
      const parts = [...parseFindingPath(path)];
      let node = findNodeAtLocation(tree, parts);
      while (node === undefined && parts.pop() !== undefined) node = findNodeAtLocation(tree, parts);
      const from = node?.offset ?? 0;
      return {
        from,
        to: Math.min(from + Math.min(node?.length ?? 0, 200), text.length),
        severity: finding.severity === 'error' ? ('error' as const) : ('warning' as const),
        message: formatFinding(finding, sentence),
      };
    }),
  );
}

function completions(
  { state, pos, explicit }: CompletionContext,
  schema: JsonSchema | null,
): CompletionResult | null {
  if (schema === null) return null;
  const text = state.doc.toString();
  const { path, isAtPropertyKey, previousNode } = getLocation(text, pos);
  if (!explicit && previousNode === undefined) return null;
  const from =
    previousNode?.type === 'string' || previousNode?.type === 'property' ? previousNode.offset : pos;
  const schemas = schemaAt(schema, isAtPropertyKey ? path.slice(0, -1) : path);
  const names = isAtPropertyKey ? propertiesOf(schemas) : valuesOf(schemas);
  if (names.length === 0) return null;
  return {
    from,
    options: names.map((name) => ({
      label: JSON.stringify(name),
      type: isAtPropertyKey ? 'property' : 'enum',
    })),
  };
}

function schemaAt(schema: JsonSchema, path: readonly (string | number)[]): JsonSchema[] {
  return path.reduce<JsonSchema[]>(
    (schemas, part) =>
      schemas.flatMap(alternatives).flatMap(({ properties, items, additionalProperties }) => {
        if (typeof part === 'number') return items === undefined ? [] : [items];
        const propertySchema = properties?.[part];
        if (propertySchema !== undefined) return [propertySchema];
        return typeof additionalProperties === 'object' ? [additionalProperties] : [];
      }),
    [schema],
  );
}

function alternatives(schema: JsonSchema): JsonSchema[] {
  return [schema, ...(schema.anyOf ?? []).flatMap(alternatives)];
}

const propertiesOf = (schemas: readonly JsonSchema[]) =>
  schemas.flatMap(alternatives).flatMap(({ properties = {} }) => Object.keys(properties));

const valuesOf = (schemas: readonly JsonSchema[]) =>
  schemas.flatMap(alternatives).flatMap((schema) => schema.enum ?? []);
