CREATE TABLE "company" (
	"part" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"mensaje" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_imports" (
	"id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"titulo" text NOT NULL,
	"descripcion" text NOT NULL,
	"servicio" text,
	"fecha" date NOT NULL,
	"file" text,
	"iframe" text,
	"duration" real,
	"picture" jsonb,
	"sources" jsonb
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_tags" (
	"post_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "post_tags_post_id_tag_id_pk" PRIMARY KEY("post_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY NOT NULL,
	"titulo" text NOT NULL,
	"fecha" date NOT NULL,
	"author" text NOT NULL,
	"resumen" text NOT NULL,
	"content" text NOT NULL,
	"imagen" text NOT NULL,
	"picture" jsonb NOT NULL,
	"read_time" integer NOT NULL,
	"title_words" text NOT NULL,
	"body_words" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('spanish', "posts"."title_words"), 'A')
          || setweight(to_tsvector('spanish', without_accents("posts"."title_words")), 'A')
          || setweight(to_tsvector('spanish', "posts"."body_words"), 'B')
          || setweight(to_tsvector('spanish', without_accents("posts"."body_words")), 'B')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"pagina" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"titulo" text NOT NULL,
	"descripcion" text NOT NULL,
	"imagen" text NOT NULL,
	"picture" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tags_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_newest" ON "gallery_items" USING btree ("fecha" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gallery_by_service" ON "gallery_items" USING btree ("servicio","fecha" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email" ON "newsletter_subscriptions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "post_tags_by_tag" ON "post_tags" USING btree ("tag_id","post_id");--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("fecha" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_by_title" ON "posts" USING btree (lower(without_accents("titulo")),"id");