import { dequal } from 'dequal/lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changeDraft, type DraftChange } from '../../form-editor/draft/change';
import type { Draft } from '../../form-editor/draft/draft';
import {
  createHistory,
  type DraftHistory,
  recordEntry,
  redoEntry,
  undoEntry,
} from '../../form-editor/draft/history';
import { type MergeResult, mergeDrafts } from '../../form-editor/draft/merge';
import { readFromBrowser, removeFromBrowser, storeInBrowser } from './browser-storage';
import type { ServerDraft } from './editor-data';

const TYPING_PAUSE_MS = 600;

const RETRY_INTERVAL_MS = 5_000;

export type SaveState =
  | { readonly kind: 'saved' | 'waiting' | 'saving' }
  | { readonly kind: 'offline'; readonly since: string }
  /** `findings`: portals do not know some parts, for example from the JSON tab. */
  | { readonly kind: 'refused'; readonly why: 'findings' | 'too_large' | 'other' }
  | { readonly kind: 'conflict'; readonly theirs: ServerDraft; readonly merge: MergeResult }
  | { readonly kind: 'reset'; readonly theirs: ServerDraft };

interface Kept {
  readonly base: Draft | null;
  readonly version: string;
  readonly draft: Draft;
}

interface Options {
  readonly draft: ServerDraft;
  readonly call: string;
  readonly sandbox: string;
  readonly keptAs: string;
}

export interface DraftEditor {
  readonly present: Draft | null;
  readonly server: ServerDraft;
  readonly save: SaveState;
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  /** Undo, redo and merges increase the number, so that inputs show the new values. */
  readonly revision: number;
  readonly unsaved: readonly string[];
  readonly apply: (change: DraftChange, label: string, series?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly retry: () => void;
  /** False while a conflict or reset awaits the user's decision. */
  readonly flush: () => Promise<boolean>;
  /** Ends a conflict: `merged` and `mine` overwrite, `theirs` can be undone. */
  readonly settle: (choice: 'merged' | 'mine' | 'theirs') => void;
}

export function useDraft({ draft: first, call, sandbox, keptAs }: Options): DraftEditor {
  const [history, setHistory] = useState<DraftHistory<Draft | null, string>>(() =>
    createHistory(first.document),
  );
  const [server, setServer] = useState(first);
  const [save, renderSave] = useState<SaveState>({ kind: 'saved' });
  const [revision, setRevision] = useState(0);
  const latest = useRef({ history, server, save });
  latest.current = { history, server, save };
  const running = useRef(false);
  // A flush reads the state before it is rendered.
  const setSave = useCallback((state: SaveState) => {
    latest.current = { ...latest.current, save: state };
    renderSave(state);
  }, []);

  const send = useCallback(
    async (version: string) => {
      const { present } = latest.current.history;
      if (present === null || running.current) return;
      running.current = true;
      setSave({ kind: 'saving' });
      const response = await fetch(call, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'if-match': version, 'x-sandbox': sandbox },
        body: JSON.stringify(present),
      })
        .then(async (response) => ({ status: response.status, body: await response.json() }))
        .catch(() => null);
      running.current = false;
      if (response === null || response.status >= 500) {
        const { save: before } = latest.current;
        setSave(before.kind === 'offline' ? before : { kind: 'offline', since: new Date().toISOString() });
        return;
      }
      if (response.status === 412) {
        const theirs: ServerDraft = response.body;
        const { server: base } = latest.current;
        if (theirs.document === null || (base.is_own && !theirs.is_own)) setSave({ kind: 'reset', theirs });
        else if (base.document === null || dequal(theirs.document, present)) {
          setServer(theirs);
          setSave({ kind: 'saved' });
        } else
          setSave({ kind: 'conflict', theirs, merge: mergeDrafts(base.document, theirs.document, present) });
        return;
      }
      if (response.status !== 200) {
        setServer((before) => ({ ...before, findings: response.body.findings ?? before.findings }));
        const why = response.body.findings ? 'findings' : response.status === 413 ? 'too_large' : 'other';
        setSave({ kind: 'refused', why });
        return;
      }
      latest.current = { ...latest.current, server: response.body };
      setServer(response.body);
      const isNewest = latest.current.history.present === present;
      if (isNewest) removeFromBrowser(keptAs);
      setSave({ kind: isNewest ? 'saved' : 'waiting' });
    },
    [call, sandbox, keptAs, setSave],
  );

  // Typing continues while a request runs, so compare with the last saved document.
  const { present } = history;
  const isUnsaved = present !== null && present !== server.document;
  useEffect(() => {
    if (!isUnsaved || present === null) return;
    if (dequal(present, latest.current.server.document)) {
      removeFromBrowser(keptAs);
      return;
    }
    storeInBrowser(keptAs, {
      base: latest.current.server.document,
      version: latest.current.server.version,
      draft: present,
    });
  }, [isUnsaved, present, keptAs]);

  const { kind } = save;
  useEffect(() => {
    if (kind !== 'waiting' || present === null) return;
    const timer = setTimeout(() => void send(`"${latest.current.server.version}"`), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [kind, present, send]);

  useEffect(() => {
    if (kind !== 'offline') return;
    const again = () => void send(`"${latest.current.server.version}"`);
    const timer = setInterval(again, RETRY_INTERVAL_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [kind, send]);

  const change = useCallback(
    (next: (before: DraftHistory<Draft | null, string>) => DraftHistory<Draft | null, string>) => {
      const before = latest.current.history;
      const after = next(before);
      if (after === before) return;
      latest.current = { ...latest.current, history: after };
      setHistory(after);
      const { kind } = latest.current.save;
      if (kind === 'saved' || kind === 'refused') setSave({ kind: 'waiting' });
    },
    [setSave],
  );

  // Restores changes that a crash or a lost connection left unsaved.
  useEffect(() => {
    const kept = readFromBrowser<Kept>(keptAs);
    if (kept === null || dequal(kept.draft, first.document)) return;
    const { base, version } = kept;
    if (base !== null) setServer((before) => ({ ...before, document: base, version, is_own: true }));
    change((before) => recordEntry(before, kept.draft, ''));
    setRevision((number) => number + 1);
  }, [change, first, keptAs]);

  const apply = useCallback(
    (made: DraftChange, label: string, series?: string) =>
      change((before) => {
        const base = before.present;
        if (base === null && made.kind !== 'replace') return before;
        const after =
          base === null ? (made.kind === 'replace' ? made.document : base) : changeDraft(base, made);
        return recordEntry(before, after, label, series ?? null);
      }),
    [change],
  );

  const travel = useCallback(
    (step: typeof undoEntry<Draft | null, string>) => {
      change(step);
      setRevision((number) => number + 1);
    },
    [change],
  );

  async function flush(): Promise<boolean> {
    const isBusy = () => latest.current.save.kind === 'waiting' || latest.current.save.kind === 'saving';
    while (isBusy()) {
      if (running.current) await new Promise((resolve) => setTimeout(resolve, 20));
      else await send(`"${latest.current.server.version}"`);
    }
    const { kind: outcome } = latest.current.save;
    return outcome !== 'conflict' && outcome !== 'reset';
  }

  function settle(choice: 'merged' | 'mine' | 'theirs') {
    if (save.kind !== 'conflict' && save.kind !== 'reset') return;
    const { theirs } = save;
    const merged = save.kind === 'conflict' ? save.merge.merged : null;
    const chosen = choice === 'theirs' ? theirs.document : choice === 'merged' ? merged : history.present;
    setServer(theirs);
    setRevision((number) => number + 1);
    const after = chosen === null ? history : recordEntry(history, chosen, '');
    setHistory(after);
    const isSaved = dequal(after.present, theirs.document);
    if (isSaved) removeFromBrowser(keptAs);
    setSave({ kind: isSaved ? 'saved' : 'waiting' });
  }

  const last = history.past.at(-1);
  const next = history.future[0];
  return {
    present,
    server,
    save,
    revision,
    apply,
    flush,
    settle,
    undoLabel: last === undefined || last.value === null ? null : last.label,
    redoLabel: next?.label ?? null,
    unsaved: isInterrupted(save) ? unsavedLabels(history, server.document) : [],
    undo: () => travel(undoEntry),
    redo: () => travel(redoEntry),
    retry: () => void send(`"${server.version}"`),
  };
}

function isInterrupted({ kind }: SaveState): boolean {
  return kind === 'offline' || kind === 'refused' || kind === 'conflict' || kind === 'reset';
}

function unsavedLabels({ past, present }: DraftHistory<Draft | null, string>, saved: Draft | null): string[] {
  if (present === saved || dequal(present, saved)) return [];
  const at = past.findLastIndex(({ value }) => value === saved || dequal(value, saved));
  return past.slice(Math.max(at, 0)).map(({ label }) => label);
}
