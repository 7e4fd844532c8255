import {
  ArrowLeft as arrowLeft,
  ArrowRight as arrowRight,
  ArrowUpRight as arrowUpRight,
  Camera as camera,
  Check as check,
  ChevronDown as chevronDown,
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  CircleAlert as circleAlert,
  ExternalLink as externalLink,
  House as house,
  Info as info,
  LoaderCircle as loaderCircle,
  Mail as mail,
  MapPin as mapPin,
  Menu as menu,
  MessageCircle as messageCircle,
  Minus as minus,
  Moon as moon,
  Pause as pause,
  Phone as phone,
  Play as play,
  Plus as plus,
  Search as search,
  Share2 as share2,
  ShoppingBag as shoppingBag,
  ShoppingCart as shoppingCart,
  SlidersHorizontal as slidersHorizontal,
  Star as star,
  Sun as sun,
  X as x,
  ZoomIn as zoomIn,
  ZoomOut as zoomOut,
} from 'lucide';
import { createIcon } from './createIcon';

export type { Icon } from './createIcon';

// One line per icon, so that a bundle keeps only the icons that it uses.
export const ArrowLeft = /* #__PURE__ */ createIcon(arrowLeft);
export const ArrowRight = /* #__PURE__ */ createIcon(arrowRight);
export const ArrowUpRight = /* #__PURE__ */ createIcon(arrowUpRight);
export const Camera = /* #__PURE__ */ createIcon(camera);
export const Check = /* #__PURE__ */ createIcon(check);
export const ChevronDown = /* #__PURE__ */ createIcon(chevronDown);
export const ChevronLeft = /* #__PURE__ */ createIcon(chevronLeft);
export const ChevronRight = /* #__PURE__ */ createIcon(chevronRight);
export const CircleAlert = /* #__PURE__ */ createIcon(circleAlert);
export const ExternalLink = /* #__PURE__ */ createIcon(externalLink);
export const House = /* #__PURE__ */ createIcon(house);
export const Info = /* #__PURE__ */ createIcon(info);
export const LoaderCircle = /* #__PURE__ */ createIcon(loaderCircle);
export const Mail = /* #__PURE__ */ createIcon(mail);
export const MapPin = /* #__PURE__ */ createIcon(mapPin);
export const Menu = /* #__PURE__ */ createIcon(menu);
export const MessageCircle = /* #__PURE__ */ createIcon(messageCircle);
export const Minus = /* #__PURE__ */ createIcon(minus);
export const Moon = /* #__PURE__ */ createIcon(moon);
export const Pause = /* #__PURE__ */ createIcon(pause);
export const Phone = /* #__PURE__ */ createIcon(phone);
export const Play = /* #__PURE__ */ createIcon(play);
export const Plus = /* #__PURE__ */ createIcon(plus);
export const Search = /* #__PURE__ */ createIcon(search);
export const Share2 = /* #__PURE__ */ createIcon(share2);
export const ShoppingBag = /* #__PURE__ */ createIcon(shoppingBag);
export const ShoppingCart = /* #__PURE__ */ createIcon(shoppingCart);
export const SlidersHorizontal = /* #__PURE__ */ createIcon(slidersHorizontal);
export const Star = /* #__PURE__ */ createIcon(star);
export const Sun = /* #__PURE__ */ createIcon(sun);
export const X = /* #__PURE__ */ createIcon(x);
export const ZoomIn = /* #__PURE__ */ createIcon(zoomIn);
export const ZoomOut = /* #__PURE__ */ createIcon(zoomOut);
