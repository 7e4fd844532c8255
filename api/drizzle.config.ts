import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate` in this folder writes the next migration from src/data/schema.ts; the API applies it at start.
export default defineConfig({ dialect: 'postgresql', schema: './src/data/schema.ts', out: './migrations' });
