import '#web/styles/print.css';

export { PrintLetterhead } from '#web/features/shell/print-letterhead.tsx';
