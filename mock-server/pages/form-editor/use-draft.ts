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
  | { readonly kind: 'refused'; readonly reason: 'findings' | 'too_large' | 'other' }
  | { readonly kind: 'conflict'; readonly serverDraft: ServerDraft; readonly merge: MergeResult }
  | { readonly kind: 'reset'; readonly serverDraft: ServerDraft };

interface StoredDraft {
  readonly base: Draft | null;
  readonly version: string;
  readonly draft: Draft;
}

interface Options {
  readonly draft: ServerDraft;
  readonly call: string;
  readonly sandbox: string;
  readonly storageKey: string;
}

export interface DraftEditor {
  readonly currentDraft: Draft | null;
  readonly server: ServerDraft;
  readonly save: SaveState;
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  /** Undo, redo and merges increase the number, so that inputs show the new values. */
  readonly revision: number;
  readonly unsavedChanges: readonly string[];
  readonly apply: (change: DraftChange, label: string, series?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly retry: () => void;
  /** False while a conflict or reset awaits the user's decision. */
  readonly flush: () => Promise<boolean>;
  /** Ends a conflict: `merged` and `mine` overwrite, `theirs` can be undone. */
  readonly settle: (choice: 'merged' | 'mine' | 'theirs') => void;
}

export function useDraft({ draft: initialDraft, call, sandbox, storageKey }: Options): DraftEditor {
  const [history, setHistory] = useState<DraftHistory<Draft | null, string>>(() =>
    createHistory(initialDraft.document),
  );
  const [server, setServer] = useState(initialDraft);
  const [save, renderSave] = useState<SaveState>({ kind: 'saved' });
  const [revision, setRevision] = useState(0);
  const latestState = useRef({ history, server, save });
  latestState.current = { history, server, save };
  const isSaving = useRef(false);
  // A flush reads the save state before its rendering.
  const setSave = useCallback((state: SaveState) => {
    latestState.current = { ...latestState.current, save: state };
    renderSave(state);
  }, []);

  const send = useCallback(
    async (version: string) => {
      const { present } = latestState.current.history;
      if (present === null || isSaving.current) return;
      isSaving.current = true;
      setSave({ kind: 'saving' });
      const response = await fetch(call, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'if-match': version, 'x-sandbox': sandbox },
        body: JSON.stringify(present),
      })
        .then(async (response) => ({ status: response.status, body: await response.json() }))
        .catch(() => null);
      isSaving.current = false;
      if (response === null || response.status >= 500) {
        const { save: previousSave } = latestState.current;
        setSave(
          previousSave.kind === 'offline'
            ? previousSave
            : { kind: 'offline', since: new Date().toISOString() },
        );
        return;
      }
      if (response.status === 412) {
        const serverDraft: ServerDraft = response.body;
        const { server: base } = latestState.current;
        if (serverDraft.document === null || (base.is_own && !serverDraft.is_own))
          setSave({ kind: 'reset', serverDraft });
        else if (base.document === null || dequal(serverDraft.document, present)) {
          setServer(serverDraft);
          setSave({ kind: 'saved' });
        } else
          setSave({
            kind: 'conflict',
            serverDraft,
            merge: mergeDrafts(base.document, serverDraft.document, present),
          });
        return;
      }
      if (response.status !== 200) {
        setServer((previousServer) => ({
          ...previousServer,
          findings: response.body.findings ?? previousServer.findings,
        }));
        const reason = response.body.findings ? 'findings' : response.status === 413 ? 'too_large' : 'other';
        setSave({ kind: 'refused', reason });
        return;
      }
      latestState.current = { ...latestState.current, server: response.body };
      setServer(response.body);
      const isNewest = latestState.current.history.present === present;
      if (isNewest) removeFromBrowser(storageKey);
      setSave({ kind: isNewest ? 'saved' : 'waiting' });
    },
    [call, sandbox, storageKey, setSave],
  );

  // Typing continues while a request runs, so compare with the last saved document.
  const { present: currentDraft } = history;
  const isUnsaved = currentDraft !== null && currentDraft !== server.document;
  useEffect(() => {
    if (!isUnsaved || currentDraft === null) return;
    if (dequal(currentDraft, latestState.current.server.document)) {
      removeFromBrowser(storageKey);
      return;
    }
    storeInBrowser(storageKey, {
      base: latestState.current.server.document,
      version: latestState.current.server.version,
      draft: currentDraft,
    });
  }, [isUnsaved, currentDraft, storageKey]);

  const { kind } = save;
  useEffect(() => {
    if (kind !== 'waiting' || currentDraft === null) return;
    const timer = setTimeout(() => void send(`"${latestState.current.server.version}"`), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [kind, currentDraft, send]);

  useEffect(() => {
    if (kind !== 'offline') return;
    const retrySave = () => void send(`"${latestState.current.server.version}"`);
    const timer = setInterval(retrySave, RETRY_INTERVAL_MS);
    addEventListener('online', retrySave);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retrySave);
    };
  }, [kind, send]);

  const change = useCallback(
    (changeHistory: (current: DraftHistory<Draft | null, string>) => DraftHistory<Draft | null, string>) => {
      const historyBefore = latestState.current.history;
      const historyAfter = changeHistory(historyBefore);
      if (historyAfter === historyBefore) return;
      latestState.current = { ...latestState.current, history: historyAfter };
      setHistory(historyAfter);
      const { kind } = latestState.current.save;
      if (kind === 'saved' || kind === 'refused') setSave({ kind: 'waiting' });
    },
    [setSave],
  );

  // Restores changes that a crash or a lost connection left unsaved.
  useEffect(() => {
    const storedDraft = readFromBrowser<StoredDraft>(storageKey);
    if (storedDraft === null || dequal(storedDraft.draft, initialDraft.document)) return;
    const { base, version } = storedDraft;
    if (base !== null)
      setServer((previousServer) => ({ ...previousServer, document: base, version, is_own: true }));
    change((current) => recordEntry(current, storedDraft.draft, ''));
    setRevision((number) => number + 1);
  }, [change, initialDraft, storageKey]);

  const apply = useCallback(
    (draftChange: DraftChange, label: string, series?: string) =>
      change((current) => {
        const base = current.present;
        if (base === null && draftChange.kind !== 'replace') return current;
        const changedDraft =
          base === null
            ? draftChange.kind === 'replace'
              ? draftChange.document
              : base
            : changeDraft(base, draftChange);
        return recordEntry(current, changedDraft, label, series ?? null);
      }),
    [change],
  );

  const applyHistoryStep = useCallback(
    (step: typeof undoEntry<Draft | null, string>) => {
      change(step);
      setRevision((number) => number + 1);
    },
    [change],
  );

  async function flush(): Promise<boolean> {
    const isBusy = () =>
      latestState.current.save.kind === 'waiting' || latestState.current.save.kind === 'saving';
    while (isBusy()) {
      if (isSaving.current) await new Promise((resolve) => setTimeout(resolve, 20));
      else await send(`"${latestState.current.server.version}"`);
    }
    const { kind: outcome } = latestState.current.save;
    return outcome !== 'conflict' && outcome !== 'reset';
  }

  function settle(choice: 'merged' | 'mine' | 'theirs') {
    if (save.kind !== 'conflict' && save.kind !== 'reset') return;
    const { serverDraft } = save;
    const mergedDraft = save.kind === 'conflict' ? save.merge.mergedDraft : null;
    const chosenDraft =
      choice === 'theirs' ? serverDraft.document : choice === 'merged' ? mergedDraft : history.present;
    setServer(serverDraft);
    setRevision((number) => number + 1);
    const chosenHistory = chosenDraft === null ? history : recordEntry(history, chosenDraft, '');
    setHistory(chosenHistory);
    const isSaved = dequal(chosenHistory.present, serverDraft.document);
    if (isSaved) removeFromBrowser(storageKey);
    setSave({ kind: isSaved ? 'saved' : 'waiting' });
  }

  const lastEntry = history.past.at(-1);
  const nextEntry = history.future[0];
  return {
    currentDraft,
    server,
    save,
    revision,
    apply,
    flush,
    settle,
    undoLabel: lastEntry === undefined || lastEntry.value === null ? null : lastEntry.label,
    redoLabel: nextEntry?.label ?? null,
    unsavedChanges: isInterrupted(save) ? unsavedLabels(history, server.document) : [],
    undo: () => applyHistoryStep(undoEntry),
    redo: () => applyHistoryStep(redoEntry),
    retry: () => void send(`"${server.version}"`),
  };
}

function isInterrupted({ kind }: SaveState): boolean {
  return kind === 'offline' || kind === 'refused' || kind === 'conflict' || kind === 'reset';
}

function unsavedLabels(
  { past, present }: DraftHistory<Draft | null, string>,
  savedDraft: Draft | null,
): string[] {
  if (present === savedDraft || dequal(present, savedDraft)) return [];
  const index = past.findLastIndex(({ value }) => value === savedDraft || dequal(value, savedDraft));
  return past.slice(Math.max(index, 0)).map(({ label }) => label);
}
