import { useEffect, useLayoutEffect } from 'react';

/** React warns about layout effects on the server. */
export const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
