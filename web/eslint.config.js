// What a linter can see: mistakes, and habits of Svelte and TypeScript. How it looks is Prettier's affair.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'shots/', 'scenes/', 'test-results/', 'src/wire/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    rules: {
      // The type checker knows better what exists.
      'no-undef': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/no-empty-function': 'off',
      // State here is replaced, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  // Drawings of our own, as text: symbols that are put together with others.
  {
    files: ['src/art/Symbol.svelte', 'src/boards/drakerion/Arms.svelte', 'src/boards/drarkane/Dragon.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  // A test says where it fails.
  { files: ['**/*.test.ts', 'tests/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
