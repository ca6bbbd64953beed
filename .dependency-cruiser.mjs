/** Which room may open a door into which (ARCHITECTURE.md). */
const room = (name) => `^src/${name}/`;
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }, 'A cycle means two files are one idea.'),
    forbid(
      'domain-is-pure',
      { path: room('domain'), pathNot: '\\.test\\.ts$' },
      { pathNot: room('domain') },
      'The domain imports itself alone.',
    ),
    forbid(
      'contract-knows-domain-and-zod',
      { path: room('contract'), pathNot: '\\.test\\.ts$' },
      { pathNot: [room('contract'), room('domain'), 'node_modules/zod'] },
      'The contract is domain and zod.',
    ),
    forbid(
      'assistant-below-server',
      { path: room('assistant') },
      { path: [room('server'), room('web')] },
      'No HTTP, no SQL in the assistant.',
    ),
    forbid('server-not-web', { path: room('server') }, { path: room('web') }, 'The server never imports what is seen.'),
    forbid(
      'web-not-server',
      { path: room('web') },
      { path: [room('server'), room('assistant')] },
      'The browser reaches the server through the contract.',
    ),
    forbid(
      'features-are-strangers',
      { path: '^src/(server|web)/features/([^/]+)/' },
      { path: '^src/(server|web)/features/', pathNot: '^src/(server|web)/features/$2/' },
      'A feature never imports a sibling.',
    ),
    forbid(
      'sql-in-repos',
      {
        path: room('server'),
        pathNot: ['-repo\\.ts$', '^src/server/platform/(db|auth|jobs)/', '\\.test\\.ts$', '^src/server/demo/'],
      },
      { path: 'node_modules/(drizzle-orm|pg)/', dependencyTypesNot: ['type-only'] },
      'SQL lives in *-repo.ts and platform/{db,auth,jobs}.',
    ),
    forbid(
      'no-orphans',
      { orphan: true, pathNot: ['\\.d\\.ts$', '\\.test\\.ts$', 'main\\.tsx?$', 'entry-'] },
      {},
      'A file nobody imports.',
    ),
    forbid(
      'not-to-test',
      { path: '^src', pathNot: '\\.test\\.ts$' },
      { path: ['^test/', '\\.test\\.ts$'] },
      'Product code never needs a test.',
    ),
    forbid(
      'no-dev-dependency',
      { path: '^src', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
      'Not there in production.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      importsFields: ['imports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    exclude: { path: ['dist', '\\.css$'] },
  },
};
