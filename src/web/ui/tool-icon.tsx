import {
  BookOpen,
  Building2,
  Columns3,
  Compass,
  FileText,
  Gavel,
  Globe,
  Handshake,
  Landmark,
  Lightbulb,
  Link2,
  Network,
  Scale,
  Scroll,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';

interface IconProps {
  readonly size: string;
  readonly className?: string | undefined;
  readonly 'aria-hidden': true;
}

type Icon = ComponentType<IconProps>;

/** The icons that tools name. */
const ICONS: Readonly<Record<string, Icon>> = {
  book: BookOpen,
  building: Building2,
  columns: Columns3,
  compass: Compass,
  file: FileText,
  gavel: Gavel,
  globe: Globe,
  handshake: Handshake,
  landmark: Landmark,
  lightbulb: Lightbulb,
  link: Link2,
  network: Network,
  scale: Scale,
  scroll: Scroll,
  users: Users,
};

/** The icon of a tool by its name; one that nobody knows is drawn as a compass. */
export function ToolIcon({ name, className }: { readonly name: string; readonly className?: string | undefined }) {
  const Drawn = ICONS[name] ?? Compass;
  return <Drawn size="1.125rem" className={className} aria-hidden />;
}
