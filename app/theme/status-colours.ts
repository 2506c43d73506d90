export const statusColours = {
  light: {
    ok: { fg: '#106c3e', solid: '#0b7643', bg: '#e9f7ed', line: '#b5dfc2' },
    warn: { fg: '#7d4e05', solid: '#b26f04', bg: '#fdf3df', line: '#efd39b' },
    bad: { fg: '#ab1f26', solid: '#c02b31', bg: '#fdf0ee', line: '#f2c4be' },
    info: { fg: '#245898', solid: '#2f69b3', bg: '#edf4fd', line: '#c3d8f4' },
    sign: { fg: '#6240a2', solid: '#7450b8', bg: '#f4f1fd', line: '#d9cff4' },
    onOk: '#ffffff',
    onBad: '#ffffff',
    toastOk: '#7fd3a0',
    toastBad: '#ff9d97',
  },
  dark: {
    ok: { fg: '#7fd3a0', solid: '#48b87b', bg: '#10291b', line: '#1f4a32' },
    warn: { fg: '#eebf6b', solid: '#d69a34', bg: '#2c2210', line: '#54411c' },
    bad: { fg: '#ff9d97', solid: '#e5625f', bg: '#321616', line: '#5f2727' },
    info: { fg: '#9cc3f5', solid: '#5f97dd', bg: '#132439', line: '#264467' },
    sign: { fg: '#c9b5f3', solid: '#9d80de', bg: '#231b38', line: '#403162' },
    onOk: '#06170d',
    onBad: '#1d0606',
    toastOk: '#7fd3a0',
    toastBad: '#ff9d97',
  },
} as const;
